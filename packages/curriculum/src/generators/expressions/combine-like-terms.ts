import { chooseOption } from "../../kit/choose-option.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { level } from "../../kit/level.ts";
import { decimal } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** A sum of terms in one or two letters: "3x - 2y + 5", with 1 and -1 unwritten. */
export function sumTex(terms: readonly (readonly [coefficient: string, letter: string])[]): string {
	const shown = terms.filter(([coefficient]) => coefficient !== "0");
	if (shown.length === 0) return "0";
	return shown
		.map(([coefficient, letter], at) => {
			const negative = coefficient.startsWith("-");
			const size = coefficient.replace("-", "");
			const body = letter !== "" && size === "1" ? letter : `${size}${letter}`;
			return at === 0 ? `${negative ? "-" : ""}${body}` : `${negative ? "-" : "+"} ${body}`;
		})
		.join(" ");
}

/** 1: one letter and a number; 2: negative terms; 3: two letters; 4: decimals; 5: five terms with two letters, boxes. */
export const combineLikeTerms = defineGenerator("combine-like-terms", 2, (random, difficulty) => {
	const [x, y] = random.pick([
		["x", "y"],
		["a", "b"],
		["m", "n"],
		["p", "q"],
	] as const);
	const signed = (most: number) => random.integer(1, most) * (difficulty >= 2 && random.oneIn(2) ? -1 : 1);
	if (difficulty === 5) return boxes(random, x, y);
	const places = difficulty === 4 ? 1 : 0;
	const most = level(difficulty, [9, 12, 9, 45, 9] as const);
	const text = (units: number) => decimal(units, places);
	const two_letters = difficulty === 3;
	for (;;) {
		const [a, b, c, d] = [random.integer(2, most), signed(most), signed(most), signed(most)];
		const [first, second] = [a + c, b + d];
		const tail = two_letters ? y : "";
		if (
			Math.abs(first) <= 1 ||
			second === 0 ||
			(tail !== "" && Math.abs(second) === 1) ||
			(difficulty >= 2 && b > 0 && c > 0 && d > 0)
		)
			continue;
		const shown = sumTex([
			[text(a), x],
			[text(b), tail],
			[text(c), x],
			[text(d), tail],
		]);
		const right = sumTex([
			[text(first), x],
			[text(second), tail],
		]);
		const all = first + second;
		return chooseOption(
			random,
			{
				prompt: `Which expression is equal to $${shown}$?`,
				hints: ["Terms with the same letter belong together.", "Take each sign along with its term."],
				explanation: `$${sumTex([[text(a), x]])}$ and $${sumTex([[text(c), x]])}$ make $${text(first)}${x}$; ${tail === "" ? "the numbers" : `the terms with $${tail}$`} make $${text(second)}${tail}$: $${right}$.`,
			},
			{
				right: `$${right}$`,
				wrong: [
					[
						`$${sumTex([[text(all), two_letters ? `${x}${y}` : x]])}$`,
						"combined-unlike-terms",
						"Only terms with exactly the same letters can be put together.",
					],
					[
						`$${sumTex([
							[text(a - c), x],
							[text(second), tail],
						])}$`,
						"lost-a-sign-of-the-first",
						"Take each sign along with its term.",
					],
					[
						`$${sumTex([
							[text(first), x],
							[text(b - d), tail],
						])}$`,
						"lost-a-sign-of-the-second",
						"Take each sign along with its term.",
					],
					[
						`$${sumTex([
							[text(first), `${x}^{2}`],
							[text(second), tail],
						])}$`,
						"letters-multiplied",
						"Adding terms does not change the letters.",
					],
				],
			},
		);
	}
});

function boxes(random: Random, x: string, y: string) {
	const draw = () => random.integer(2, 9) * (random.oneIn(2) ? -1 : 1);
	for (;;) {
		const [a, b, c, d, e] = [random.integer(2, 9), draw(), draw(), draw(), draw()];
		const [first, second] = [a + c, b + d];
		if (first === 0 || second === 0) continue;
		return fillBoxes({
			prompt: `Combine like terms: $${sumTex([
				[`${a}`, x],
				[`${b}`, y],
				[`${c}`, x],
				[`${e}`, ""],
				[`${d}`, y],
			])}$ has [[x]] as the coefficient of $${x}$, [[y]] as the coefficient of $${y}$ and [[c]] as the constant.`,
			boxes: { x: { right: first }, y: { right: second }, c: { right: e } },
			hints: ["Terms with the same letter belong together.", "Take each sign along with its term."],
			explanation: `$${x}$: $${a} ${c < 0 ? "-" : "+"} ${Math.abs(c)} = ${first}$. $${y}$: $${b} ${d < 0 ? "-" : "+"} ${Math.abs(d)} = ${second}$. The constant is $${e}$.`,
			mistakes: [
				["x", "lost-a-sign", a - c, "Take each sign along with its term."],
				["y", "combined-unlike-terms", second + e, "The number without a letter does not belong to it."],
				["c", "lost-sign-of-the-constant", -e, "Which sign stands in front of the number?"],
			],
		});
	}
}
