import type { CoverageGap } from "@learnin/domain/authoring/draft/coverage-gaps";
import { count } from "../../platform/count-words.ts";
import type { ListedSkill } from "./skills.api.ts";

/** A gap as a badge and as a sentence. */
export const gapWords: Readonly<Record<CoverageGap, { sign: string; sentence: string }>> = {
	nothing_to_practise: {
		sign: "Nothing to practice",
		sentence: "There’s neither a generator nor a published question, so students don’t see this skill.",
	},
	one_difficulty: {
		sign: "One difficulty",
		sentence: "All published questions have the same difficulty, and there’s no generator.",
	},
	one_type: {
		sign: "One type",
		sentence: "All published questions have the same type, and there’s no generator.",
	},
};

/** What a child has to practice in the skill. */
export function givenText({
	generator_version,
	questions,
	types,
}: Pick<ListedSkill, "generator_version" | "questions" | "types">): string {
	const kinds = count(types.length, "type");
	if (generator_version !== null) return `Endless, ${kinds}`;
	return questions.published === 0 ? "Nothing" : `${count(questions.published, "question")}, ${kinds}`;
}

/** How much of a prerequisite the skill uses. */
export const weightWords: readonly { value: number; label: string }[] = [
	{ value: 0.25, label: "A little" },
	{ value: 0.5, label: "Half of it" },
	{ value: 0.75, label: "Most of it" },
	{ value: 1, label: "All of it" },
];

/** The nearest of the words. */
export function weightWord(weight: number): string {
	const nearest = weightWords.toSorted((a, b) => Math.abs(a.value - weight) - Math.abs(b.value - weight));
	return nearest[0]?.label ?? "";
}

/** The fields of a version, as its history names them. */
export const fieldWords: Readonly<Record<string, string>> = {
	name: /* text */ "Name",
	child_name: /* text */ "Name for children",
	parent_name: /* text */ "What a child can do",
	description: /* text */ "Description",
	grade: /* text */ "Grade",
	domain: /* text */ "Domain",
	standard: /* text */ "Standard",
	also_covers: /* text */ "Other standards",
	builds_on: /* text */ "What it builds on",
	is_active: /* text */ "Active or not",
};
