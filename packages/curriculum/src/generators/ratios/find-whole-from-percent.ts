import { fractionBar } from "../../figures/fraction-bar.ts";
import { label, svg } from "../../figures/svg.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { gcd, prose, texNumber } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

/** 1: 10, 20, 25 or 50 percent; 2: other tens, with a bar; 3: multiples of five; 4: any percentage; 5: stories that give the rest, or more than the whole. */
export const findWholeFromPercent = defineGenerator("find-whole-from-percent", 3, (random, difficulty) => {
	const percent = random.pick(
		level<readonly number[]>(difficulty, [
			[10, 20, 25, 50],
			[20, 30, 40, 60, 70, 80],
			[15, 35, 45, 55, 65, 75],
			[4, 8, 12, 16, 24, 32, 48],
			[15, 35, 40, 60, 65, 120, 125, 150],
		]),
	);
	const step = 100 / gcd(100, percent);
	const whole =
		step *
		random.integer(2, Math.max(4, Math.floor(level(difficulty, [120, 200, 240, 400, 300] as const) / step)));
	const part = (whole * percent) / 100;
	const gives_rest = difficulty === 5 && percent < 100;
	const known = gives_rest ? whole - part : part;
	const share = gives_rest ? 100 - percent : percent;
	const name = random.pick(NAMES);
	const stories = gives_rest
		? [
				`${name} has read ${percent}% of a book. ${known} pages are left. How many pages does the book have?`,
				`${percent}% of the seats in a hall are taken, and ${known} seats are free. How many seats are there in all?`,
			]
		: percent > 100
			? [
					`This year ${prose(part)} people came to the fair. That is ${percent}% of last year's number. How many people came last year?`,
				]
			: [
					`${part} students of a school play an instrument. That is ${percent}% of all students. How many students does the school have?`,
					`${name} has saved ${part} dollars, which is ${percent}% of the price of a tent. How many dollars does the tent cost?`,
					`${part} trees in a park are oaks. That is ${percent}% of all its trees. How many trees are in the park?`,
				];
	const bar = difficulty <= 2 && percent % 10 === 0;
	return fillNumber({
		answer_type: "INTEGER",
		prompt:
			difficulty < 5 && random.oneIn(3) ? `${part} is ${percent}% of which number?` : random.pick(stories),
		...(bar
			? {
					figure: {
						svg: svg(
							520,
							120,
							fractionBar({
								x: 20,
								y: 34,
								width: 480,
								height: 48,
								parts: 10,
								shaded: percent / 10,
								colour: "mint",
							}),
							label(20 + 4.8 * percent, 24, `${part}`),
							label(494, 24, "?"),
							label(26, 108, "0%"),
							label(20 + 4.8 * percent, 108, `${percent}%`),
							label(490, 108, "100%"),
						),
						alt: `A bar of ten equal parts for 0 to 100 percent. ${percent / 10} of them ${percent === 10 ? "is" : "are"} colored: ${percent} percent, which is ${part}. The whole is not known.`,
					},
				}
			: {}),
		right: whole,
		hints: [
			gives_rest
				? "What percentage is left? Which number belongs to it?"
				: "Which number belongs to the percentage? And what belongs to one hundred percent?",
			"Find a small, easy percentage first, such as one, five or ten percent.",
			"Then multiply up to one hundred percent.",
		],
		explanation: `${gives_rest ? `$100\\% - ${percent}\\% = ${share}\\%$ are left. ` : ""}$${share}\\%$ are ${known}, so $1\\%$ is $${known} \\div ${share}$. The whole is $${known} \\div ${share} \\times 100 = ${texNumber(whole)}$.`,
		mistakes: [
			[
				"took-percent-of-the-part",
				(known * share) % 100 === 0 ? (known * share) / 100 : "",
				"It looks like the percentage of the part was taken. The part is known. Find the whole.",
			],
			[
				"used-the-wrong-percentage",
				gives_rest && (known * 100) % percent === 0 ? (known * 100) / percent : "",
				"That percentage belongs to the other part. Which one belongs to the given number?",
			],
			[
				"added-the-percent",
				known + share,
				"It looks like the percentage was added as a number. It is a part of the whole.",
			],
			[
				"found-one-step-only",
				(known * 10) % share === 0 ? (known * 10) / share : "",
				"That is ten percent. How much is the whole?",
			],
			[
				"gave-the-other-part",
				gives_rest ? part : whole > part ? whole - part : "",
				"That is the other part. The question asks for the whole.",
			],
		],
	});
});
