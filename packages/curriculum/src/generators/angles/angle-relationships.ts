import { anglePair } from "../../figures/angle-pair.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { defineGenerator } from "../generator.ts";

const KINDS = {
	complementary: { total: 90, name: "Complementary angles", words: "Together they make a right angle." },
	supplementary: { total: 180, name: "Supplementary angles", words: "Together they make a straight line." },
	vertical: {
		total: 0,
		name: "Vertical angles",
		words: "They lie opposite each other where two lines cross.",
	},
} as const;
type Kind = keyof typeof KINDS;

/** 1: a missing angle with a picture; 2: the name of the pair; 3: vertical angles and their neighbors; 4: a letter in one angle; 5: letters in both. */
export const angleRelationships = defineGenerator("angle-relationships", 4, (random, difficulty) => {
	const kind = random.pick<Kind>(
		difficulty === 1 ? ["complementary", "supplementary"] : ["complementary", "supplementary", "vertical"],
	);
	const { total } = KINDS[kind];
	const known = kind === "complementary" ? random.integer(15, 75) : random.integer(25, 155);
	const unknown = kind === "vertical" ? known : total - known;
	const turn = random.integer(0, 3) * 10;
	const drawn = (first: string, second: string) => ({
		svg:
			kind === "complementary"
				? anglePair({
						rays: [{ at: turn }, { at: turn + known }, { at: turn + 90 }],
						angles: [
							{ from: turn, to: turn + known, text: first },
							{ from: turn + known, to: turn + 90, text: second },
						],
						middle: 0.85,
					})
				: kind === "supplementary"
					? anglePair({
							rays: [{ at: turn, is_line: true }, { at: turn + known }],
							angles: [
								{ from: turn, to: turn + known, text: first },
								{ from: turn + known, to: turn + 180, text: second },
							],
							middle: 0.65,
						})
					: anglePair({
							rays: [
								{ at: turn, is_line: true },
								{ at: turn + known, is_line: true },
							],
							angles: [
								{ from: turn, to: turn + known, text: first },
								{ from: turn + 180, to: turn + 180 + known, text: second },
							],
						}),
		alt: `${kind === "vertical" ? "Two lines cross. Two angles that lie opposite each other" : kind === "complementary" ? "A right angle is cut by a ray into two angles. They" : "A straight line is cut by a ray into two angles. They"} are marked ${first} and ${second}.`,
	});
	const hints = [
		kind === "vertical"
			? "How do opposite angles at a crossing compare?"
			: `What do both angles make together: a right angle or a straight line?`,
		kind === "vertical"
			? "Each of them makes a straight line with the same neighbor."
			: "How many degrees is that?",
	];
	const rule = kind === "vertical" ? "Vertical angles are equal" : `Together they make ${total}°`;
	const mixed =
		kind === "complementary" ? 180 - known : kind === "supplementary" ? Math.abs(90 - known) : 180 - known;
	if (difficulty === 2)
		return chooseOption(
			random,
			{
				prompt: `What are the two marked angles called?`,
				figure: drawn(`${known}°`, `${unknown}°`),
				hints: [
					"Do they lie next to each other, or opposite?",
					"If they lie next to each other: do they make a right angle or a straight line?",
				],
				explanation: `${KINDS[kind].words} They are ${KINDS[kind].name.toLowerCase()}.`,
			},
			{
				right: KINDS[kind].name,
				wrong: (Object.keys(KINDS) as Kind[])
					.filter((other) => other !== kind)
					.map((other) => [
						KINDS[other].name,
						other === "vertical"
							? "next-to-taken-as-opposite"
							: kind === "vertical"
								? "opposite-taken-as-next-to"
								: "mixes-90-and-180",
						other === "vertical"
							? "Vertical angles lie opposite each other."
							: kind === "vertical"
								? "These lie opposite each other."
								: "Is it a right angle or a straight line?",
					]),
			},
		);
	if (difficulty <= 3) {
		const asks_neighbor = difficulty === 3 && kind === "vertical" && random.oneIn(2);
		const right = asks_neighbor ? 180 - known : unknown;
		return fillNumber({
			answer_type: "INTEGER",
			prompt: asks_neighbor
				? `Two lines cross. One angle is ${known}°. What is the measure of the angle right next to it?`
				: difficulty === 3 && kind !== "vertical"
					? `Two angles are ${kind}. One of them is ${known}°. What is the measure of the other?`
					: "What is the measure of angle $x$?",
			answer_suffix: "°",
			...(asks_neighbor || (difficulty === 3 && kind !== "vertical")
				? {}
				: { figure: drawn(`${known}°`, "x") }),
			right,
			hints: asks_neighbor
				? [
						"What do two neighbors at a crossing make together?",
						"A straight line has one hundred eighty degrees.",
					]
				: hints,
			explanation: asks_neighbor
				? `Together they make 180°: $180 - ${known} = ${right}$ degrees.`
				: `${rule}, so it is ${kind === "vertical" ? `${right}°` : `$${total} - ${known} = ${right}$ degrees`}.`,
			mistakes: [
				[
					"mixes-90-and-180",
					asks_neighbor ? (known < 90 ? 90 - known : "") : mixed,
					asks_neighbor
						? "The neighbors make a straight line, not a right angle."
						: kind === "vertical"
							? "That would be the angle next to it."
							: "Is it a right angle or a straight line?",
				],
				[
					"gave-the-known-angle",
					kind === "vertical" && !asks_neighbor ? "" : known,
					"That is the given angle.",
				],
				["took-from-360", 360 - known, "These angles do not make a full turn."],
			],
		});
	}
	const [p, x] = [random.integer(2, 6), random.integer(5, 20)];
	const q = difficulty === 5 ? random.integer(2, 6) : 0;
	const first = difficulty === 4 ? known : p * x + random.integer(1, 20);
	const a = difficulty === 4 ? 0 : first - p * x;
	const second = kind === "vertical" ? first : total - first;
	const factor = difficulty === 4 ? p : q === p ? q + 1 : q;
	const b = second - factor * x;
	const expression = (k: number, c: number) => `${k}x ${c < 0 ? "-" : "+"} ${Math.abs(c)}`;
	const [one, two] =
		difficulty === 4 ? [`${known}`, expression(p, b)] : [expression(p, a), expression(factor, b)];
	const is_fine = second > 0 && first < 180 && b !== 0;
	const right = x;
	const told = `Two angles are ${kind}. One is $${difficulty === 4 ? known : one}$ degrees, the other $${two}$ degrees. What is $x$?`;
	const shown = is_fine
		? told
		: `Two angles are vertical. One is $${p * x + 10}$ degrees, the other $${p}x + 10$ degrees. What is $x$?`;
	const real_kind = is_fine ? kind : "vertical";
	const sum = is_fine
		? kind === "vertical"
			? `${one} = ${two}`
			: `(${one}) + (${two}) = ${total}`
		: `${p * x + 10} = ${p}x + 10`;
	const other_total = real_kind === "complementary" ? 180 : real_kind === "supplementary" ? 90 : 180;
	const constants = is_fine ? (difficulty === 4 ? known + b : a + b) : 20 + p * x;
	const coefficient = is_fine ? (difficulty === 4 ? p : p + factor) : p;
	const wrong = (other_total - constants) / coefficient;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: shown,
		answer_prefix: "x =",
		right,
		hints: [
			real_kind === "vertical" ? "Vertical angles are equal." : "What do both angles make together?",
			"Write an equation and solve it.",
		],
		explanation: `$${sum}$ gives $x = ${right}$.`,
		mistakes: [
			[
				"mixes-90-and-180",
				Number.isInteger(wrong) && wrong > 0 ? wrong : "",
				real_kind === "vertical"
					? "Vertical angles are equal, they do not make a straight line."
					: "Is it ninety or one hundred eighty degrees together?",
			],
			[
				"gave-the-angle",
				is_fine ? second : p * x + 10,
				"That is the angle. The question asks for the value of the letter.",
			],
			[
				"gave-the-first-angle",
				is_fine ? first : "",
				"That is an angle. The question asks for the value of the letter.",
			],
			["stopped-before-dividing", coefficient * x, "One more step: divide."],
		],
	});
});
