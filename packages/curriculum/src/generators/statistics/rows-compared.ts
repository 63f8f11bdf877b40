import { inOwnWords, lowestTerms, NAMES, slip, whole, words } from "../../kit/index.ts";
import type { Form, Random, Way } from "../../kit/index.ts";
import { type Counts, drawnTable, rowsOf, SCENES } from "./two-way-scenes.ts";

interface Share {
	told: string;
	group: string;
	does: string;
	cell: number;
	rest: number;
	/** Everybody, and the total of the other group that the cell belongs to. */
	all: number;
	across: number;
	figure: ReturnType<typeof drawnTable>;
}

/** A group, a row or a column, and a part of it. */
function shareOf(random: Random, [top, bottom]: readonly [number, number]): Share {
	const scene = random.pick(SCENES);
	const size = random.integer(Math.ceil(20 / bottom), Math.floor(120 / bottom));
	const cell = top * size;
	const rest = (bottom - top) * size;
	const p = random.integer(8, 90);
	const q = random.integer(8, 90);
	const isRow = random.oneIn(2);
	const counts: Counts = isRow
		? [
				[cell, rest],
				[p, q],
			]
		: [
				[cell, p],
				[rest, q],
			];
	return {
		told: `${scene.intro} Of all ${scene.people} who ${isRow ? scene.is[0] : scene.does[0]},`,
		group: `the ${scene.people} who ${isRow ? scene.is[0] : scene.does[0]}`,
		does: isRow ? scene.does[0] : scene.is[0],
		cell,
		rest,
		all: cell + rest + p + q,
		across: cell + p,
		figure: drawnTable(rowsOf(scene, counts)),
	};
}

/** A relative frequency as a fraction, or in percent. */
export const frequency =
	(isPercent: boolean): Form =>
	(random) => {
		const bottom = isPercent ? random.pick([4, 5, 10, 20]) : random.pick([3, 4, 5, 6, 8, 10]);
		const share = shareOf(random, [random.integer(1, bottom - 1), bottom]);
		const { told, group, does, cell, rest, all, across, figure } = share;
		const value = (part: number, of: number) =>
			isPercent ? whole(Math.round((100 * part) / of)) : lowestTerms(part, of);
		const isExact = (part: number, of: number) => !isPercent || (100 * part) % of === 0;
		const [right, total] = [value(cell, cell + rest), cell + rest];
		return {
			prompt: `${told} what ${isPercent ? "percent" : "fraction"} ${does}?`,
			...(isPercent ? { unit: { after: "%" } } : { cta: "Write the fraction in lowest terms." }),
			figure,
			right,
			wrong: [
				isExact(cell, all) && [slip.usedTheGrandTotal, value(cell, all)],
				isExact(cell, across) && [slip.usedTheOtherTotal, value(cell, across)],
				isPercent
					? [slip.tookPercentAsAnswer, whole(cell)]
					: [slip.comparedPartWithPart, lowestTerms(cell, rest)],
				[slip.tookTheOtherCount, value(rest, total)],
			],
			hints: [
				`Only ${group} count here. Is that a row or a column?`,
				`The total of that group is ${total}. It is the whole.`,
				"Divide the count by the whole.",
			],
			steps: [
				`There are ${total} in that group, and ${cell} of them ${does}.`,
				`The relative frequency is $\\dfrac{${cell}}{${total}}$, which is ${right.shown}${isPercent ? "%" : ""}.`,
			],
		};
	};

interface Compared {
	intro: string;
	figure: ReturnType<typeof drawnTable>;
	told: readonly [string, string];
	/** Statements: more in the first row, more in the second, no difference. */
	says: readonly [string, string, string];
	right: 0 | 1 | 2;
}

/** Two rows with different totals; the greater relative frequency has the smaller count. */
function compared(random: Random): Compared {
	const scene = random.pick(SCENES);
	const [small, large] = [random.pick([20, 40, 60, 80]), random.pick([100, 120, 160, 200])];
	const low = 5 * random.integer(4, 9);
	const high = random.oneIn(3) ? low : low + 5 * random.integer(3, 7);
	const rows = [
		[small, high],
		[large, low],
	] as const;
	const [first, second] = random.oneIn(2) ? rows : ([rows[1], rows[0]] as const);
	const cells = ([total, percent]: readonly [number, number]): readonly [number, number] => [
		(total * percent) / 100,
		total - (total * percent) / 100,
	];
	const told = ([total, percent]: readonly [number, number], row: 0 | 1) =>
		`${scene.rows[row]}: $\\dfrac{${(total * percent) / 100}}{${total}}$ is ${percent}%.`;
	const more = (row: 0 | 1) => `A greater percent of those who ${scene.is[row]} ${scene.does[0]}.`;
	return {
		intro: scene.intro,
		figure: drawnTable(rowsOf(scene, [cells(first), cells(second)])),
		told: [told(first, 0), told(second, 1)],
		says: [more(0), more(1), `The percent of those who ${scene.does[0]} is the same in both rows.`],
		right: high === low ? 2 : first[1] > second[1] ? 0 : 1,
	};
}

const COMPARE_HINTS = [
	"The rows have different totals, so counts alone do not compare them.",
	"Begin with the first row: divide the count in the first column by the total of the row.",
	"Do the same in the second row, and compare the two relative frequencies.",
] as const;

export const compareRows: Form = (random) => {
	const { intro, figure, told, says, right } = compared(random);
	const wrong = ([0, 1, 2] as const).filter((each) => each !== right);
	return {
		prompt: `${intro} ${random.pick(["Compare the two rows. Which statement is true?", `${random.pick(NAMES)} compares the two rows. Which statement is true?`])}`,
		figure,
		right: words(says[right]),
		wrong: [
			...wrong.map(
				(each) =>
					[
						each === 2
							? slip.overlookedTheDifference
							: {
									...slip.comparedCounts,
									id: right === 2 ? `${slip.comparedCounts.id}-${each + 1}` : slip.comparedCounts.id,
								},
						words(says[each]),
					] as const,
			),
			[slip.needsEqualTotals, words("The table cannot tell, because the totals of the rows differ.")],
		],
		order: [...says, "The table cannot tell, because the totals of the rows differ."],
		hints: COMPARE_HINTS,
		steps: [...told, says[right]],
	};
};

/** VERIFY_WITH_LLM: whether there is an association. */
export const explainAssociation: Way = (random) => {
	const { intro, figure, told, says, right } = compared(random);
	return inOwnWords({
		prompt: `${intro} ${random.pick(["Is there an association between the two questions? Explain with relative frequencies.", `${random.pick(NAMES)} wants to know whether the rows differ. Explain with percents.`])}`,
		figure,
		hints: [...COMPARE_HINTS],
		explanation: [...told, says[right]].join("\n\n"),
		rubric: {
			percents: `Finds the relative frequencies of the rows: ${told.join(" ").replaceAll(/\$[^$]*\$ is /g, "")}`,
			conclusion:
				right === 2
					? "Says that they are equal, so there is no association."
					: `Says that they differ, so there is an association: ${says[right]}`,
		},
		sample_answer: `${told.join(" ")} ${says[right]} ${right === 2 ? "So there is no association." : "So there is an association."}`,
	});
};
