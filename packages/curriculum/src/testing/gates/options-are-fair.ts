import type { Gate } from "./gate.ts";

/** Enough options, no two alike, and not all right. */
export const optionsAreFair: Gate = (question) => {
	if (question.question_type !== "SELECT_ONE" && question.question_type !== "SELECT_ALL") return [];
	const { options } = question;
	const faults: string[] = [];
	if (options.length < (question.question_type === "SELECT_ONE" ? 2 : 3)) faults.push("too few options");
	const shown = options.map(({ label, figure }) => `${label.trim()} ${figure?.svg ?? ""}`);
	if (new Set(shown).size < shown.length) faults.push(`two options look the same: ${shown.join("; ")}`);
	if (question.question_type === "SELECT_ALL" && question.key.option_ids.length === options.length)
		faults.push("every option is right");
	return faults;
};
