import * as contract from "@learnin/contract/routes/bank/question-bank.contract";
import * as figures from "@learnin/contract/routes/bank/question-figures.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { actOnQuestions } from "./filing/act-on-questions.ts";
import { assignQuestion, listReviewers } from "./filing/assign-question.ts";
import { decideQuestion } from "./filing/decide-question.ts";
import { drawFigure, drawSamples } from "./checks/draw-figure.ts";
import { keepDraft, readDraft } from "./keep-draft.ts";
import { measureQuestions } from "./checks/measure-questions.ts";
import { answerWritten, previewWritten } from "./checks/preview-written.ts";
import { selectSkills } from "./question-bank.queries.ts";
import { listQuestions, readQuestion } from "./read-questions.ts";
import { createQuestion, updateQuestion } from "./write-question.ts";

export { examineQuestion, faultsOfMany } from "./checks/examine-questions.ts";
export { faultsOfWritten } from "./checks/faults-of-written.ts";
export { imageIdsOf, selectKnownImages } from "./checks/known-pictures.ts";
export { alikeInBank, fillLikeness, selectNearest } from "./checks/near-questions.queries.ts";
export { type BankFilter, matchingQuestions, selectSkills } from "./question-bank.queries.ts";
export { reviewerAsked } from "./read-questions.ts";
export { addQuestion } from "./write-question.ts";
export { selectOptionalBankQuestion } from "./question-bank.queries.ts";

export function questionBankRoutes(app: AppContext): void {
	app.jobs.handle("measure-questions", () => measureQuestions(app));
	registerRoute(app, contract.createQuestion, ({ viewer, body }) =>
		createQuestion(app, viewer.account_id, body),
	);
	registerRoute(app, contract.getQuestion, ({ params }) => readQuestion(app, params.question_id));
	registerRoute(app, contract.updateQuestion, ({ viewer, params, body }) =>
		updateQuestion(app, viewer.account_id, { ...params, ...body }),
	);
	registerRoute(app, contract.decideQuestion, ({ viewer, params, body }) =>
		decideQuestion(app, viewer.account_id, { ...params, ...body }),
	);
	registerRoute(app, contract.assignQuestion, ({ viewer, params, body }) =>
		assignQuestion(app, viewer.account_id, { ...params, reviewer_id: body.account_id }),
	);
	registerRoute(app, contract.actOnQuestions, ({ viewer, body }) =>
		actOnQuestions(app, viewer.account_id, body),
	);
	registerRoute(app, contract.getReviewers, () => listReviewers(app));
	registerRoute(app, contract.getQuestions, ({ viewer, query }) =>
		listQuestions(app, viewer.account_id, query),
	);
	registerRoute(app, contract.previewQuestion, ({ body }) => previewWritten(app, body));
	registerRoute(app, contract.answerQuestionPreview, ({ body }) => answerWritten(app, body));
	registerRoute(app, figures.drawQuestionFigure, ({ body }) => drawFigure(app.workers, body));
	registerRoute(app, figures.getFigureSamples, () => drawSamples(app.workers));
	registerRoute(app, contract.getQuestionSkills, async () => ({ skills: await selectSkills(app.db) }));
	registerRoute(app, contract.getQuestionDraft, ({ viewer, params }) =>
		readDraft(app, viewer.account_id, params.draft_key),
	);
	registerRoute(app, contract.saveQuestionDraft, ({ viewer, params, body }) =>
		keepDraft(app, viewer.account_id, { ...params, ...body }),
	);
}
