import { createHash } from "node:crypto";
import type { Question, QuestionOption } from "@learnin/domain/question/question";

/**
 * What a question asks, in short: two givings of the same question have the same one, whatever the order of their
 * options. Points are earned once and a bookmark is set once per fingerprint.
 */
export function questionFingerprint(question: Question): string {
	const { question_type, prompt, figure, images } = question;
	const asked = { question_type, prompt, figure, images, parts: partsOf(question) };
	return createHash("sha256").update(JSON.stringify(asked)).digest("base64url").slice(0, 22);
}

function partsOf(question: Question): unknown {
	switch (question.question_type) {
		case "SELECT_ONE":
		case "SELECT_ALL":
			return sorted(question.options);
		case "MATCH_THE_FOLLOWING":
			return [sorted(question.left_options), sorted(question.right_options)];
		case "LABELED_INPUT":
			return question.labels.map(({ label, x, y }) => [label, x, y]);
		default:
			return null;
	}
}

function sorted(options: QuestionOption[]): string[] {
	return options
		.map(({ label, figure, image }) => `${label}|${figure?.svg ?? ""}|${image?.src ?? ""}`)
		.toSorted();
}
