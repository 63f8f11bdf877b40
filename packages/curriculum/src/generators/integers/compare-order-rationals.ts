import { ask, type Form, NAMES } from "../../kit/index.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { chooseNumber } from "../../kit/select-one.ts";
import { chooseAll } from "../../kit/choose-all.ts";
import { entryTex } from "../../kit/fractions.ts";
import { COLD_CITIES } from "../../kit/cold-cities.ts";
import type { Random } from "../../random/seeded-random.ts";
import { drawn, explained } from "../equations/drawn-inequalities.ts";
import { defineGenerator } from "../generator.ts";

interface Entry {
	text: string;
	/** In sixtieths, so that every fraction used here is whole. */
	units: number;
}

const BIGGER_SIZE =
	"It looks like the sizes were compared without the signs. Which number is farther to the left?";

/** 1: two whole numbers; 2: three or more whole numbers; 3: decimals and fractions; 4: true statements about temperatures and heights; 5: mixed forms, the largest or smallest of four. At 1, 2 and 4 also all temperatures on one side of another, drawn. */
export const compareOrderRationals = defineGenerator("compare-order-rationals", 3, (random, difficulty) => {
	const hasDrawing = difficulty === 1 || difficulty === 2 || difficulty === 4;
	const toDraw =
		hasDrawing && random.oneIn(3) ? ask.asArrow(temperatures(difficulty === 1))(random) : undefined;
	if (toDraw !== undefined) return toDraw;
	if (difficulty === 4) return statements(random);
	if (difficulty === 5 || difficulty === 2) return extreme(random, difficulty === 2);
	const [a, b] = pair(random, difficulty === 1);
	const sign = a.units < b.units ? "<" : ">";
	const tex = (entry: Entry) => entryTex(entry.text);
	const statement = (text: string) => `$${tex(a)} ${text} ${tex(b)}$`;
	return chooseOption(
		random,
		{
			prompt: `Compare $${tex(a)}$ and $${tex(b)}$. Which statement is true?`,
			hints: [
				"Think of both numbers on a number line.",
				"The number farther to the right is the larger one. Of two negative numbers, which is farther to the right?",
			],
			explanation: `On the number line $${tex(sign === "<" ? a : b)}$ lies to the left of $${tex(sign === "<" ? b : a)}$. So ${statement(sign)}.`,
		},
		{
			right: statement(sign),
			wrong: ["<", ">", "="]
				.filter((other) => other !== sign)
				.map((other) =>
					other === "="
						? [statement(other), "compared-as-equal", "They lie at different places on the number line."]
						: [statement(other), "compared-sizes-without-signs", BIGGER_SIZE],
				),
		},
	);
});

function pair(random: Random, is_whole: boolean): [Entry, Entry] {
	for (;;) {
		const [a, b] = is_whole
			? [whole(random, 15), whole(random, 15)]
			: (random.shuffle([fraction(random), random.oneIn(2) ? tenths(random) : fraction(random)]) as [
					Entry,
					Entry,
				]);
		if (
			a.units !== b.units &&
			(a.units < 0 || b.units < 0) &&
			Math.abs(a.units - b.units) <= (is_whole ? 900 : 120)
		)
			return [a, b];
	}
}

function signed(random: Random, text: string, units: number): Entry {
	return random.oneIn(4) ? { text, units } : { text: `-${text}`, units: -units };
}

function whole(random: Random, most: number): Entry {
	const size = random.integer(1, most);
	return signed(random, `${size}`, size * 60);
}

function fraction(random: Random): Entry {
	const bottom = random.pick([2, 3, 4, 5, 6] as const);
	const top = random.pick(
		Array.from({ length: bottom - 1 }, (_, at) => at + 1).filter((one) => bottom % one !== 0 || one === 1),
	);
	const wholes = random.integer(0, 2);
	return signed(
		random,
		`${wholes === 0 ? "" : `${wholes} `}${top}/${bottom}`,
		wholes * 60 + (top * 60) / bottom,
	);
}

function tenths(random: Random): Entry {
	const count = random.integer(1, 29);
	return signed(random, count % 10 === 0 ? `${count / 10}` : (count / 10).toFixed(1), count * 6);
}

function extreme(random: Random, is_whole: boolean) {
	for (;;) {
		const entries = Array.from({ length: 4 }, (_, at) =>
			is_whole ? whole(random, 20) : at % 2 === 0 ? fraction(random) : tenths(random),
		);
		const sorted = entries.toSorted((a, b) => a.units - b.units);
		if (new Set(entries.map(({ units }) => units)).size < 4 || (sorted[1]?.units ?? 0) > 0) continue;
		const wants_least = random.oneIn(2);
		const order = wants_least ? sorted : sorted.toReversed();
		const [right, ...others] = order as [Entry, Entry, Entry, Entry];
		const by_size = others.toSorted((a, b) =>
			wants_least ? Math.abs(a.units) - Math.abs(b.units) : Math.abs(b.units) - Math.abs(a.units),
		)[0];
		return chooseNumber(
			random,
			{
				answer_type: "MIXED",
				prompt: `Which of these numbers is the ${wants_least ? "smallest" : "largest"}?`,
				hints: [
					"Think of the numbers on a number line.",
					`The ${wants_least ? "smallest" : "largest"} lies farthest to the ${wants_least ? "left" : "right"}.`,
					...(is_whole ? [] : ["Decimals are easier to compare than fractions: change the forms."]),
				],
				explanation: `From left to right on the number line: $${sorted.map(({ text }) => entryTex(text)).join(", ")}$. The ${wants_least ? "smallest" : "largest"} is $${entryTex(right.text)}$.`,
			},
			{
				right: right.text,
				mistakes: [
					["compared-sizes-without-signs", by_size?.text ?? "", BIGGER_SIZE],
					[
						"took-the-other-end",
						order.at(-1)?.text ?? "",
						`That is the other end. Look for the ${wants_least ? "smallest" : "largest"} number.`,
					],
				],
				fillers: others.map(({ text }) => text),
				label: (entry) => `$${entryTex(entry)}$`,
			},
		);
	}
}

function statements(random: Random) {
	const [first, second] = random.shuffle(COLD_CITIES) as [string, string];
	const [cold, colder] = [-random.integer(1, 9), -random.integer(10, 25)];
	const is_first_warmer = random.oneIn(2);
	const [a, b] = is_first_warmer ? [cold, colder] : [colder, cold];
	const [warm_city, cold_city] = is_first_warmer ? [first, second] : [second, first];
	return chooseAll(
		random,
		{
			prompt: `In ${first} it is $${a}$ degrees, in ${second} $${b}$ degrees. Which statements are true? Choose all that apply.`,
			hints: ["Which temperature stands lower on a thermometer?", "A sign < opens to the larger number."],
			explanation: `$${colder}$ is farther below zero than $${cold}$, so $${colder} < ${cold}$, and it is colder in ${cold_city}.`,
		},
		[
			{ label: `$${colder} < ${cold}$`, fits: true },
			{ label: `It is colder in ${cold_city}.`, fits: true },
			{ label: `$${cold} < ${colder}$`, fits: false, mistake: ["compared-sizes-without-signs", BIGGER_SIZE] },
			{
				label: `It is warmer in ${cold_city}.`,
				fits: false,
				mistake: ["larger-size-is-warmer", "The farther below zero, the colder it is."],
			},
			{ label: `It is warmer in ${warm_city}.`, fits: true },
		],
	);
}

/** All temperatures that are lower or higher than one that is told. */
const temperatures =
	(isPlain: boolean): Form =>
	(random) => {
		const [isLower, takesIn] = [random.oneIn(2), !isPlain && random.oneIn(2)];
		const degrees = random.integer(-9, isPlain ? -1 : 4);
		const sign = isLower ? (takesIn ? "≤" : "<") : takesIn ? "≥" : ">";
		const told = takesIn
			? `$${degrees}$ degrees or ${isLower ? "colder" : "warmer"}`
			: `${isLower ? "colder" : "warmer"} than $${degrees}$ degrees`;
		return {
			prompt: random.pick([
				`In ${random.pick(COLD_CITIES)} it is ${told}. Show all temperatures $t$ that it can be.`,
				`${random.pick(NAMES)} needs a place where it is ${told}. Show all temperatures $t$ that fit.`,
				`A freezer test runs while it is ${told}. Show all temperatures $t$ at which it runs.`,
			]),
			...drawn({ letter: "t", sign, boundary: degrees, from: -12, to: 6 }),
			hints: [
				"Think of a thermometer that lies on its side: colder is to the left.",
				"Put the dot at the temperature that is told.",
				"Does that temperature itself fit? Then the dot is closed.",
			],
			steps: [
				`${isLower ? "Colder is to the left" : "Warmer is to the right"} on the line.`,
				...explained("t", sign, degrees),
			],
		};
	};
