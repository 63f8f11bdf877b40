import type { Question } from "../../question/question.ts";
import type { Filing } from "./sketch.ts";

/** One question to export. */
export interface WrittenItem {
	/** Short and unique in the file: other programs list the question by it. */
	name: string;
	question: Question;
	filing: Filing;
}
