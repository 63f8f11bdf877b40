import { inequalityInWords, inequalityLine } from "../../figures/inequality-line.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { choosePicture } from "../../kit/choose-picture.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import type { Random } from "../../random/seeded-random.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

const SIGNS = ["<", ">", "≤", "≥"] as const;
type Sign = (typeof SIGNS)[number];
const FLIPPED: Readonly<Record<Sign, Sign>> = { "<": ">", ">": "<", "≤": "≥", "≥": "≤" };
const EDGE: Readonly<Record<Sign, Sign>> = { "<": "≤", ">": "≥", "≤": "<", "≥": ">" };
const NEGATIVE = "Dividing by a negative number reverses the inequality sign.";

/** 1: positive numbers; 2: negative constants; 3: a negative factor; 4: the number line; 5: stories: the largest or smallest whole number. */
export const twoStepInequalities = defineGenerator("two-step-inequalities", 3, (random, difficulty) => {
	if (difficulty === 5) return story(random);
	const x = random.pick(["x", "n", "t"] as const);
	const sign = random.pick(SIGNS);
	const p = random.integer(2, 8) * (difficulty === 3 || (difficulty === 4 && random.oneIn(2)) ? -1 : 1);
	const q = random.integer(1, 12) * (difficulty >= 2 && random.oneIn(2) ? -1 : 1);
	const c =
		difficulty === 4
			? random.integer(1, 5) * (random.oneIn(2) ? 1 : -1)
			: random.integer(2, 9) * (difficulty >= 2 && random.oneIn(2) ? -1 : 1);
	const r = p * c + q;
	const solved = p < 0 ? FLIPPED[sign] : sign;
	const shown = `${p}${x} ${q < 0 ? "-" : "+"} ${Math.abs(q)} ${sign} ${r}`;
	const hints = [
		"Undo the single number first, then the multiplication.",
		p < 0
			? "What happens to the sign when you divide by a negative number?"
			: "Dividing by a positive number keeps the sign.",
	];
	const explanation = `$${p}${x} ${sign} ${r - q}$. Dividing by $${p}$ ${p < 0 ? "reverses the inequality sign" : "keeps the sign"}: $${x} ${solved} ${c}$.`;
	const statement = (one: Sign, value: number) => `$${x} ${one} ${value}$`;
	if (difficulty === 4) {
		const picture = (one: Sign) => {
			const line = {
				from: -6,
				to: 6,
				boundary: c,
				direction: one === "<" || one === "≤" ? ("left" as const) : ("right" as const),
				is_closed: one === "≤" || one === "≥",
			};
			return { svg: inequalityLine(line), alt: inequalityInWords(line) };
		};
		return choosePicture(
			random,
			{ prompt: `Which number line shows the solutions of $${shown}$?`, hints, explanation },
			{
				right: picture(solved),
				wrong: [
					{
						figure: picture(FLIPPED[solved]),
						mistake: [
							p < 0 ? "forgets-to-flip" : "flips-without-need",
							p < 0 ? NEGATIVE : "The inequality sign only reverses when you divide by a negative number.",
						],
					},
					{
						figure: picture(EDGE[solved]),
						mistake: ["boundary-mistaken", "Does the boundary itself make it true?"],
					},
					{
						figure: picture(EDGE[FLIPPED[solved]]),
						mistake: ["direction-and-boundary", "Put in zero: does it fit?"],
					},
				],
			},
		);
	}
	return chooseOption(
		random,
		{ prompt: `Solve $${shown}$.`, hints, explanation },
		{
			right: statement(solved, c),
			wrong: [
				[
					statement(FLIPPED[solved], c),
					p < 0 ? "forgets-to-flip" : "flips-without-need",
					p < 0 ? NEGATIVE : "The inequality sign only reverses when you divide by a negative number.",
				],
				Number.isInteger((r + q) / p) && (r + q) / p !== c
					? [
							statement(solved, (r + q) / p),
							"same-sign-for-the-constant",
							"Undo the single number with the opposite operation.",
						]
					: [statement(EDGE[solved], c), "boundary-mistaken", "Does the boundary itself make it true?"],
				[statement(solved, r - q), "did-not-divide", "The letter is still multiplied there."],
				[statement(solved, -c), "sign-of-the-boundary", "Watch the sign of the quotient."],
			],
		},
	);
});

function story(random: Random) {
	const name = random.pick(NAMES);
	const [p, q] = [random.integer(3, 12), random.integer(5, 40)];
	const c = random.integer(4, 15);
	const rest = random.integer(1, p - 1);
	const wants_most = random.oneIn(2);
	const r = wants_most ? p * c + q + rest : p * c + q - rest;
	const text = wants_most
		? `${name} can spend at most ${r} dollars. A hall costs ${q} dollars, and each guest ${p} dollars. At most how many guests can come?`
		: `${name} wants at least ${r} dollars. There are ${q} dollars already, and each week brings ${p} dollars. At least how many weeks does it take?`;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: text,
		answer_suffix: wants_most ? "guests" : "weeks",
		right: c,
		hints: [
			"Write an inequality with a letter for what the question asks for.",
			"The solution must be a whole number. Does it have to be rounded up or down?",
		],
		explanation: `$${p}x + ${q} ${wants_most ? "≤" : "≥"} ${r}$ gives $${p}x ${wants_most ? "≤" : "≥"} ${r - q}$. $${p} \\times ${c} = ${p * c}$ still fits, $${p} \\times ${wants_most ? c + 1 : c - 1} = ${p * (wants_most ? c + 1 : c - 1)}$ does not: ${c}.`,
		mistakes: [
			[
				"rounded-the-wrong-way",
				wants_most ? c + 1 : c - 1,
				wants_most ? "Put it in: is that still within the limit?" : "Put it in: is that enough?",
			],
			[
				"left-out-the-fixed-part",
				wants_most ? Math.floor(r / p) : Math.ceil(r / p),
				"The fixed amount counts as well.",
			],
			[
				"added-the-fixed-part",
				wants_most ? Math.floor((r + q) / p) : Math.ceil((r + q) / p),
				"The fixed amount has to be taken away first.",
			],
		],
	});
}
