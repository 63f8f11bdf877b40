import { splitRectangle } from "../../figures/split-rectangle.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { labelPicture } from "../../kit/label-picture.ts";
import { level } from "../../kit/level.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

// 1: parts given with squares, both products. 2: one part missing. 3: the areas on the picture. 4: all steps without a picture. 5: the easy split is to be found.
export const distributiveBreakApart = defineGenerator("distributive-break-apart", 2, (random, difficulty) => {
	const other = random.integer(3, level(difficulty, [6, 7, 8, 9, 9] as const));
	const factor = random.integer(7, 9);
	const first = random.oneIn(2) ? 5 : random.integer(2, factor - 2);
	const second = factor - first;
	const [one, two, product] = [first * other, second * other, factor * other];
	const picture = splitRectangle({ rows: other, left: first, right: second, has_squares: difficulty <= 2 });
	const alt = `A rectangle of ${other} rows, split into a part of ${first} columns and a part of ${second} columns.`;
	const hints = [
		`${factor} is ${first} and ${second === first ? "another " : ""}${second}.`,
		`Both parts are multiplied by ${other}. Then add the two products.`,
	];
	const explanation = `$${factor} \\times ${other} = ${first} \\times ${other} + ${second} \\times ${other} = ${one} + ${two} = ${product}$.`;
	if (difficulty === 3)
		return labelPicture({
			prompt: `The picture shows $${factor} \\times ${other}$ in two parts. Write how many squares each part has.`,
			figure: { svg: picture.svg, alt },
			places: {
				left: {
					right: one,
					label: `Squares in the left part with ${first} columns`,
					place: picture.places[0],
				},
				right: {
					right: two,
					label: `Squares in the right part with ${second} columns`,
					place: picture.places[1],
				},
			},
			hints,
			explanation,
			mistakes: [
				[
					"left",
					"added-the-sides",
					first + other,
					"It looks like the sides were added. How many squares fill the part?",
				],
				[
					"right",
					"added-the-sides-right",
					second + other,
					"It looks like the sides were added. How many squares fill the part?",
				],
				["right", "wrote-the-whole", product, "That is the whole. Find this part only."],
			],
		});
	const boxes = {
		...(difficulty >= 4 ? { rest: { right: second } } : {}),
		one: { right: one },
		two: { right: two },
		...(difficulty === 2 ? {} : { product: { right: product } }),
	};
	const text =
		difficulty === 2
			? `$${factor} \\times ${other} = ${first} \\times ${other} + ${second} \\times ${other} =$ [[one]] $+$ [[two]]`
			: difficulty === 1
				? `$${first} \\times ${other} =$ [[one]] and $${second} \\times ${other} =$ [[two]]. Together $${factor} \\times ${other} =$ [[product]]`
				: `${random.pick(NAMES)} must find $${factor} \\times ${other}$. Split ${factor} into ${first} and [[rest]]. Then $${first} \\times ${other} =$ [[one]], the other part makes [[two]], and $${factor} \\times ${other} =$ [[product]]`;
	return fillBoxes({
		prompt: text,
		...(difficulty <= 2 ? { figure: { svg: picture.svg, alt } } : {}),
		boxes,
		hints,
		explanation,
		mistakes: [
			...(difficulty >= 4
				? ([
						["rest", "repeated-the-factor", factor, "That is the whole factor. What is left of it?"],
					] as const)
				: []),
			[
				"two",
				"added-the-second-part",
				second + other,
				"The second part is multiplied by the other factor, too.",
			],
			["two", "kept-the-second-part", second, "The second part is multiplied by the other factor, too."],
			...(difficulty === 2
				? []
				: ([["product", "left-out-a-part", one, "That is one part only. Add the other one."]] as const)),
		],
	});
});
