import type { Interaction } from "@learnin/domain/interactions/interaction";
import { interactionKindNames } from "@learnin/domain/interactions/interaction-kinds";
import { expect, test } from "vitest";
import { generators } from "./generators.ts";

/** So many questions of each difficulty show nearly every way of asking. */
const seeds = 40;
const difficulties = [1, 2, 3, 4, 5] as const;
/** The skills that use an interaction, so that learning how to use it pays. */
const MIN_SKILLS = 3;

/** The skills that ask by each kind of interaction and by each variant of one. */
function skillsOf(): Map<string, Set<string>> {
	const skills = new Map<string, Set<string>>();
	for (const { skill_id, generate } of generators)
		for (const difficulty of difficulties)
			for (let seed = 0; seed < seeds; seed += 1) {
				const { interaction } = generate(seed, difficulty);
				if (interaction === undefined) continue;
				for (const name of [interaction.kind, variantOf(interaction)])
					skills.set(name, (skills.get(name) ?? new Set()).add(skill_id));
			}
	return skills;
}

test("at least three skills use each interaction and each of its variants", { timeout: 120_000 }, () => {
	const skills = skillsOf();
	const few = [...skills].filter(([, ids]) => ids.size < MIN_SKILLS);
	expect(few.map(([name, ids]) => `${name}: ${[...ids].join(", ")}`)).toEqual([]);
	expect(interactionKindNames.filter((kind) => !skills.has(kind))).toEqual([]);
});

/** The kind of an interaction with what a student meets as a thing of its own: its drawing, its set, its way to join. */
function variantOf(interaction: Interaction): string {
	switch (interaction.kind) {
		case "number_line":
			return `number_line ${interaction.from < 0 ? "with negatives" : "from zero"}`;
		case "shading":
			return `shading ${shadedThing(interaction)}`;
		case "blocks":
			return `blocks ${interaction.smallest === undefined ? "of ones" : "of decimals"}`;
		case "money":
			return `money ${interaction.set}`;
		case "chart":
			return `chart ${interaction.style}`;
		case "plane":
			return `plane ${interaction.shape === undefined ? interaction.join : "of an image"}`;
		default:
			return interaction.kind;
	}
}

function shadedThing({ style, rows, columns }: Extract<Interaction, { kind: "shading" }>): string {
	if (style !== undefined) return style;
	return rows === 10 && columns === 10 ? "a square of a hundred" : "a bar or grid";
}
