import { equalGroups } from "../../figures/equal-groups.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

const PACKS = [
	["bags", "apples"],
	["boxes", "crayons"],
	["plates", "dumplings"],
	["vases", "flowers"],
	["baskets", "eggs"],
	["tables", "children"],
	["shelves", "books"],
	["nests", "eggs"],
] as const;

// 1: groups in a picture, up to 4 of 5. 2: the same as two factors and a product. 3: a story, up to 6 of 6.
// 4: the expression for a story. 5: a story, up to 9 of 9, or the story for an expression.
export const multiplicationEqualGroups = defineGenerator(
	"multiplication-equal-groups",
	1,
	(random, difficulty) => {
		const [most_groups, most_each] = level(difficulty, [
			[4, 5],
			[5, 5],
			[6, 6],
			[7, 8],
			[9, 9],
		] as const);
		const least = level(difficulty, [2, 2, 3, 4, 5] as const);
		const groups = random.integer(least, most_groups);
		let each = random.integer(least, most_each);
		if (each === groups) each = each === least ? each + 1 : each - 1;
		const product = groups * each;
		const [packs, things] = random.pick(PACKS);
		const name = random.pick(NAMES);
		const sum = Array.from({ length: groups }, () => each).join(" + ");
		const figure = {
			svg: equalGroups(groups, each, random.pick(["sky", "gold", "mint", "coral", "lilac"])),
			alt: `Rings with dots in them. There are ${groups} rings and ${each} dots in every ring.`,
		};
		const hints = [
			"How many groups are there? How many are in each group?",
			"Add the number of one group again for every group.",
		];
		const explanation = `${groups} groups of ${each}: $${sum} = ${product}$, so $${groups} \\times ${each} = ${product}$.`;
		if (difficulty === 2)
			return fillBoxes({
				prompt: "Write what the picture shows: [[groups]] groups of [[each]] make [[product]].",
				figure,
				boxes: { groups: { right: groups }, each: { right: each }, product: { right: product } },
				hints,
				explanation,
				mistakes: [
					[
						"groups",
						"swapped-groups-and-size",
						each,
						"That is how many are in one group. How many groups are there?",
					],
					[
						"each",
						"swapped-size-and-groups",
						groups,
						"That is how many groups there are. How many are in one of them?",
					],
					[
						"product",
						"added-the-factors",
						groups + each,
						"It looks like the two numbers were added. Count every group in full.",
					],
				],
			});
		const story = `${name} sees ${groups} ${packs} with ${each} ${things} each.`;
		if (difficulty === 4 || (difficulty === 5 && random.oneIn(2)))
			return chooseOption(
				random,
				{
					prompt: `${story} Which expression gives the number of ${things} in all?`,
					hints: [...hints.slice(0, 1), "Groups of the same size again and again: that is a multiplication."],
					explanation: `${groups} groups of ${each} are $${groups} \\times ${each}$, that is ${product}.`,
				},
				{
					right: `$${groups} \\times ${each}$`,
					wrong: [
						[
							`$${groups} + ${each}$`,
							"added-the-factors",
							"Adding would join one group with the number of groups. Each group counts in full.",
						],
						[`$${each} + ${each}$`, "stopped-after-two-groups", "Those are two of the groups only."],
						[
							`$${Math.max(each, groups)} - ${Math.min(each, groups)}$`,
							"subtracted",
							"Nothing goes away here. The groups come together.",
						],
					],
				},
			);
		return fillNumber({
			answer_type: "INTEGER",
			prompt:
				difficulty === 1
					? "How many dots are there in all the rings together?"
					: `${story} How many ${things} are there in all?`,
			...(difficulty === 1 ? { figure } : {}),
			right: product,
			hints,
			explanation,
			mistakes: [
				[
					"added-the-factors",
					groups + each,
					"It looks like the two numbers were added. Count every group in full.",
				],
				["left-out-a-group", product - each, "It looks like one group was left out."],
				["counted-one-group-twice", product + each, "It looks like one group was counted twice."],
			],
		});
	},
);
