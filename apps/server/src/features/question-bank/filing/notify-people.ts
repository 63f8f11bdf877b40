import type { QuestionDecision } from "@learnin/contract/routes/bank/question-bank.contract";
import type { Tx } from "../../../platform/db/database.ts";
import { notify, type NotifyContext } from "../../notifications/index.ts";
import { selectAuthorsOf, selectSpokenPrompt } from "./reviewers.queries.ts";

/** What one action did, and by whom: no one is notified of what they did themselves. */
interface Done {
	question_ids: readonly string[];
	actor_id: string;
	now: Date;
}

/** Someone who assigns many in batches causes only one notification. */
const pileMs = 10 * 60_000;
const longestPrompt = 90;
/** The history of the question has the full note. */
const longestNote = 300;

/**
 * Notifies the reviewer of what another super-admin assigned: one question with its text, many at once in one
 * notification.
 */
export async function notifyReviewer(
	app: NotifyContext,
	tx: Tx,
	{ reviewer_id, ...done }: Done & { reviewer_id: string | null },
): Promise<void> {
	const [first] = done.question_ids;
	if (first === undefined || reviewer_id === null || reviewer_id === done.actor_id) return;
	await notify(app, tx, {
		account_id: reviewer_id,
		kind: "review_given",
		event_key: keyOf("review", done),
		page: "/view-questions?reviewer=me",
		description:
			done.question_ids.length === 1
				? `You have a question to review: “${await shortPrompt(tx, first)}”`
				: "You have several questions to review.",
	});
}

/**
 * Notifies those who wrote or changed what another super-admin approved or sent back; not of other decisions.
 */
export async function notifyAuthors(
	app: NotifyContext,
	tx: Tx,
	{ decision, note, ...done }: Done & { decision: QuestionDecision; note: string },
): Promise<void> {
	if (decision !== "approve" && decision !== "send_back") return;
	const byAuthor = Map.groupBy(await selectAuthorsOf(tx, done.question_ids), ({ account_id }) => account_id);
	for (const [account_id, own] of byAuthor) {
		const [first] = own;
		if (first === undefined || account_id === done.actor_id) continue;
		await notify(app, tx, {
			account_id,
			kind: "own_question_decided",
			event_key: keyOf(decision, done),
			...(own.length === 1
				? {
						description: wordsOf(decision, await shortPrompt(tx, first.question_id), note),
						page: `/update-question/${first.question_id}`,
					}
				: severalWords(decision, note)),
		});
	}
}

function wordsOf(decision: "approve" | "send_back", prompt: string, note: string): string {
	const reason = shortened(note, longestNote);
	if (decision === "send_back") return `Your question “${prompt}” was sent back: ${reason}`;
	return reason === ""
		? `Your question “${prompt}” was approved. Students get it now.`
		: `Your question “${prompt}” was approved. Students get it now. ${reason}`;
}

function severalWords(decision: "approve" | "send_back", note: string) {
	return decision === "approve"
		? {
				description: "Several of your questions were approved. Students get them now.",
				page: "/all-questions?state=published",
			}
		: {
				description: `Several of your questions were sent back: ${shortened(note, longestNote)}`,
				page: "/all-questions?state=draft",
			};
}

function keyOf(what: string, { question_ids, actor_id, now }: Done): string {
	const [first] = question_ids;
	if (question_ids.length === 1) return `${what}-${first}-${now.getTime()}`;
	return `${what}-several-${actor_id}-${Math.floor(now.getTime() / pileMs)}`;
}

async function shortPrompt(tx: Tx, question_id: string): Promise<string> {
	return shortened(await selectSpokenPrompt(tx, question_id), longestPrompt);
}

/** On one line; a longer text ends with the last whole word that fits. */
function shortened(text: string, most: number): string {
	const line = text.replaceAll(/\s+/g, " ").trim();
	return line.length <= most ? line : `${line.slice(0, most - 2).replace(/\s+\S*$/, "")} …`;
}
