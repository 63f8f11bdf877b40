import * as contract from "@learnin/contract/routes/practice/practice.contract";
import * as preview from "@learnin/contract/routes/practice/practice-preview.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { createAnswerBatches } from "./answers/answer-batches.ts";
import { openHint, skipQuestion, startOver } from "./answers/help-and-skip.ts";
import { answerPreview, previewSkill } from "./questions/preview-questions.ts";
import { questionStatus } from "./questions/question-status.ts";
import { readSession, startSession } from "./sets/start-session.ts";
import { answerTwin, openTwin } from "./answers/show-twin.ts";
import { submitAnswer } from "./answers/submit-answer.ts";
import { submitInOneTrip } from "./answers/submit-in-one-trip.ts";

export function practiceRoutes(app: AppContext): void {
	// A child's answer does not wait behind a class that starts or the page of a report.
	const answering = { ...app, ...app.forAnswers };
	const batches = createAnswerBatches(app);
	registerRoute(app, contract.startSession, ({ viewer, body }) => startSession(app, viewer, body));
	registerRoute(app, contract.getSession, ({ viewer, params }) =>
		readSession(app, viewer, params.session_id),
	);
	registerRoute(
		answering,
		contract.submitAnswer,
		({ viewer, params, body }) => submitAnswer(answering, viewer, { ...params, ...body }),
		(call) => submitInOneTrip(answering, batches, call),
	);
	registerRoute(answering, contract.getQuestionStatus, ({ viewer, params }) =>
		questionStatus(answering, viewer, params.question_id),
	);
	registerRoute(answering, contract.openHint, ({ viewer, params, body }) =>
		openHint(answering, viewer, { ...params, ...body }),
	);
	registerRoute(app, contract.openTwin, ({ viewer, params }) => openTwin(app, viewer, params.question_id));
	registerRoute(answering, contract.answerTwin, ({ viewer, params, body }) =>
		answerTwin(answering, viewer, { ...params, ...body }),
	);
	registerRoute(answering, contract.skipQuestion, ({ viewer, params, body }) =>
		skipQuestion(answering, viewer, { ...params, ...body }),
	);
	registerRoute(app, preview.getPreview, ({ params }) => previewSkill(app, params.skill_id));
	registerRoute(app, preview.answerPreview, async ({ body }) => answerPreview(body));
	registerRoute(app, contract.startOver, ({ viewer, params }) => startOver(app, viewer, params.question_id));
}
