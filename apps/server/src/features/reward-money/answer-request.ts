import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { notify, updateNotificationsAnswered } from "../notifications/index.ts";
import { askedKey } from "./ask-for-reward.ts";
import { lockOptionalRequest, updateRequestAnswered, updateRequestGiven } from "./promises.queries.ts";

interface Answer {
	request_id: string;
	state: "approved" | "declined" | "given";
	word: string;
}

/**
 * Approves or declines a child's request, or records that an approved reward was given. Idempotent for the
 * same response. Throws `request_answered` if another guardian was first, `invalid_request` for declining
 * without a reason.
 */
export function answerRequest(app: AppContext, viewer: ParentViewer, answer: Answer) {
	const { state, word, request_id } = answer;
	if (state === "declined" && word === "")
		throw new ApiError("invalid_request", { fields: { word: "Please say a kind word why." } });
	return inTransaction(app.db, async (tx) => {
		const request = await lockOptionalRequest(tx, viewer.family_id, request_id);
		if (request === undefined) throw new ApiError("not_found");
		if (request.state === state) return { state };
		if (request.state !== (state === "given" ? "approved" : "asked")) throw new ApiError("request_answered");
		const now = app.now();
		if (state === "given") await updateRequestGiven(tx, request_id, now);
		else await updateRequestAnswered(tx, request_id, { state, word, answered_at: now });
		const { student_id, student_name: name, title } = request;
		await updateNotificationsAnswered(
			tx,
			{ family_id: viewer.family_id, event_key: askedKey(student_id, request_id) },
			{ by: viewer.account_id, ...answeredWords(state, { name, title }), at: now },
		);
		await recordAct(tx, {
			actor_id: viewer.account_id,
			action: `reward_request.${state}`,
			subject_id: request.student_id,
			family_id: viewer.family_id,
			details: { request_id },
			created_at: now,
		});
		if (request.account_id !== null)
			await notify(app, tx, {
				account_id: request.account_id,
				kind: "reward_news",
				event_key: `reward-${request.student_id}-${state}-${request_id}`,
				description: descriptionOf(request.title, answer),
				happened: { at: now, time_zone: request.time_zone },
			});
		return { state };
	});
}

/** What the notification of the request says to the guardian who answered, and to the others. */
function answeredWords(
	state: Answer["state"],
	{ name, title }: { name: string; title: string },
): { own: string; others: string } {
	switch (state) {
		case "approved":
			return {
				own: `You approved “${title}” for ${name}. It hasn’t been given yet.`,
				others: `“${title}” was approved for ${name}. It hasn’t been given yet.`,
			};
		case "declined":
			return {
				own: `You declined “${title}” for ${name}.`,
				others: `“${title}” was declined for ${name}.`,
			};
		case "given":
			return {
				own: `You gave ${name} “${title}”.`,
				others: `${name} was given “${title}”.`,
			};
	}
}

function descriptionOf(title: string, { state, word }: Answer): string {
	const said = word === "" ? "" : ` “${word}”`;
	if (state === "given") return `You got “${title}”. Enjoy it!`;
	if (state === "approved") return `Yes to “${title}”!${said}`;
	return `Not this time: “${title}”. You have your points back.${said}`;
}
