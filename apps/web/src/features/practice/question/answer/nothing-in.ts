import type { Feedback } from "@learnin/contract/schemas/practice.schema";
import type { Draft } from "./answer-boxes.ts";

/**
 * The verdict on a draft in which nothing was entered, which is the same for every question: it needs no server, so
 * that a child who is offline is asked for an answer too. Null once there is anything.
 */
export function nothingIn(draft: Draft): Feedback | null {
	if (!isEmpty(draft)) return null;
	return { verdict: "unreadable", reason: draft.kind === "options" ? "nothing-chosen" : "empty", parts: [] };
}

function isEmpty(draft: Draft): boolean {
	switch (draft.kind) {
		case "options":
			return draft.chosen.length === 0;
		case "boxes":
			return Object.values(draft.slots)
				.flat()
				.every((slot) => slot.trim() === "");
		case "pairs":
			return Object.keys(draft.pairs).length === 0;
		case "text":
			return draft.text.trim() === "";
	}
}
