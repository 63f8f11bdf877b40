import type { RouteRequest, RouteResponse } from "@learnin/contract/define-route";
import type {
	answerQuestionPreview,
	previewQuestion,
} from "@learnin/contract/routes/bank/question-bank.contract";
import type { FaultCode } from "@learnin/domain/question/checks/question-fault";
import type { AppContext } from "../../../platform/app-context.ts";
import { ApiError } from "../../../platform/http/errors/api-error.ts";
import { judgePreview, presentPreview, renderInWorker, selectOptionalSkill } from "../../practice/index.ts";
import { examineQuestion } from "./examine-questions.ts";
import { faultsByField } from "./faults-by-field.ts";

/**
 * A question that is being written, as a student would get it, with its faults and advice. Throws
 * `not_found`.
 */
export async function previewWritten(
	app: AppContext,
	{ question, skill_id, difficulty }: RouteRequest<typeof previewQuestion>["body"],
): Promise<RouteResponse<typeof previewQuestion>> {
	const skill = await selectOptionalSkill(app.db, skill_id);
	if (skill === undefined) throw new ApiError("not_found");
	const [rendered, examined] = await Promise.all([
		renderInWorker(app.workers, question),
		examineQuestion(app.workers, question),
	]);
	return {
		question: presentPreview({ question, rendered, skill, difficulty }),
		hints: rendered.hints,
		...examined,
	};
}

const keyFaults = new Set<FaultCode>([
	"key-count",
	"key-unreadable",
	"no-right-option",
	"unpaired",
	"bad-tolerance",
	"simplest-without-fraction",
	"pi-without-number",
	"case-without-text",
]);

/**
 * Grades an answer to it as for a student; without one, returns the solution. Throws `question_faulty` for an
 * invalid key.
 */
export async function answerWritten(
	app: AppContext,
	{ question, answer }: RouteRequest<typeof answerQuestionPreview>["body"],
): Promise<RouteResponse<typeof answerQuestionPreview>> {
	const [rendered, { faults }] = await Promise.all([
		renderInWorker(app.workers, question),
		examineQuestion(app.workers, question),
	]);
	// No answer can be graded against an invalid key.
	const ofKey = faults.filter(({ fault }) => keyFaults.has(fault));
	if (ofKey.length > 0) throw new ApiError("question_faulty", { fields: faultsByField(ofKey) });
	return judgePreview({ question, rendered }, answer);
}
