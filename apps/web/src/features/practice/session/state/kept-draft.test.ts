import { expect, test } from "vitest";
import { keepDraft, type KeptDraft, keptDraftOf } from "./kept-draft.ts";

function shelf() {
	const entries = new Map<string, string>();
	return {
		getItem: (key: string) => entries.get(key) ?? null,
		setItem: (key: string, value: string) => void entries.set(key, value),
	};
}

const kept: KeptDraft = { question_id: "q1", answer: { kind: "boxes", slots: { answer: ["3", ""] } } };

test("a draft stays on the device, exactly as typed, until the next one", () => {
	const device = shelf();
	keepDraft(device, "zoe", kept);
	expect(keptDraftOf(device, "zoe")).toEqual(kept);
	expect(keptDraftOf(device, "maya")).toBeNull();
	const next: KeptDraft = { question_id: "q2", answer: { kind: "text", text: "because" } };
	keepDraft(device, "zoe", next);
	expect(keptDraftOf(device, "zoe")).toEqual(next);
});

test.each(["no json", '{"question_id":"q1"}', '{"question_id":"q1","answer":{"kind":"other"}}'])(
	"%s is no draft",
	(stored) => {
		expect(keptDraftOf({ ...shelf(), getItem: () => stored }, "zoe")).toBeNull();
	},
);

test("storage that is blocked loses the draft, not the page", () => {
	const fail = () => {
		throw new Error("blocked");
	};
	const blocked = { getItem: fail, setItem: fail };
	keepDraft(blocked, "zoe", kept);
	expect(keptDraftOf(blocked, "zoe")).toBeNull();
});
