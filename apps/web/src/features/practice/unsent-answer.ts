import { submitAnswer } from "@learnin/contract/routes/practice.contract";
import * as z from "zod/mini";

const key = "learnin-unsent-answer";

const unsentAnswer = z.object({ session_id: z.string(), question_id: z.string(), body: submitAnswer.body });

/** An answer on its way, with the key that makes it count once however often it is sent. */
export type UnsentAnswer = z.infer<typeof unsentAnswer>;

/** Kept on the device until the server has answered: a reload or a lost line must not lose it. */
export function keepUnsent(answer: UnsentAnswer): void {
	try {
		localStorage.setItem(key, JSON.stringify(answer));
	} catch {}
}

export function forgetUnsent(client_key: string): void {
	try {
		// Another tab may have put its own in the place meanwhile.
		if (readAny()?.body.client_key === client_key) localStorage.removeItem(key);
	} catch {}
}

export function readUnsent(session_id: string): UnsentAnswer | null {
	const answer = readAny();
	return answer?.session_id === session_id ? answer : null;
}

function readAny(): UnsentAnswer | null {
	try {
		const parsed = z.safeParse(unsentAnswer, JSON.parse(localStorage.getItem(key) ?? "null"));
		return parsed.success ? parsed.data : null;
	} catch {
		return null;
	}
}
