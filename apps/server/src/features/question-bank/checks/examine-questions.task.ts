import { adviseAuthor } from "@learnin/domain/question/checks/advise-author";
import type { Question } from "@learnin/domain/question/question";
import { faultsOfWritten } from "./faults-of-written.ts";

/** The faults of each question, and the advice. */
export default function examineQuestions(questions: readonly Question[]) {
	return questions.map((question) => ({
		faults: faultsOfWritten(question),
		advice: adviseAuthor(question),
	}));
}
