import { circle } from "../../figures/circle.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { decimal } from "../../kit/numbers.ts";
import { defineGenerator } from "../generator.ts";

/** 1: from the diameter; 2: from the radius; 3: exact, with pi; 4: back to the diameter or radius; 5: way of a wheel, or around a half circle. */
export const circumference = defineGenerator("circumference", 3, (random, difficulty) => {
	const unit = random.pick(["cm", "m", "in", "ft"] as const);
	const gives_radius = difficulty === 2 || (difficulty >= 3 && random.oneIn(2));
	const radius = random.integer(2, level(difficulty, [15, 20, 25, 20, 12] as const));
	const diameter = 2 * radius;
	const [shows, length] = gives_radius ? (["radius", radius] as const) : (["diameter", diameter] as const);
	const figure = {
		svg: circle({ shows, text: `${length} ${unit}`, colour: random.pick(["sky", "mint", "gold", "lilac"]) }),
		alt: `A circle with a ${shows} of ${length} ${unit}.`,
	};
	const around = decimal(314 * diameter, 2);
	if (difficulty === 3)
		return chooseOption(
			random,
			{
				prompt: `What is the exact circumference of the circle?`,
				figure,
				hints: [
					"The circumference is pi times the diameter.",
					gives_radius ? "The diameter is twice the radius." : "The diameter goes right across the circle.",
				],
				explanation: `${gives_radius ? `The diameter is $2 \\times ${radius} = ${diameter}$. ` : ""}The circumference is $${diameter}π$ ${unit}.`,
			},
			{
				right: `$${diameter}π$ ${unit}`,
				wrong: [
					[
						gives_radius ? `$${radius}π$ ${unit}` : `$${2 * diameter}π$ ${unit}`,
						gives_radius ? "uses-radius-for-diameter" : "uses-diameter-for-radius",
						gives_radius
							? "That takes the radius for the diameter."
							: "The diameter is not doubled once more.",
					],
					[`$${radius * radius}π$ ${unit}`, "area-formula", "The square of the radius belongs to the area."],
					[
						gives_radius ? `$${diameter}$ ${unit}` : `$${radius}π$ ${unit}`,
						gives_radius ? "left-out-pi" : "halved-the-diameter",
						gives_radius
							? "The circumference is about three times as long as the diameter."
							: "The circumference is pi times the whole diameter.",
					],
					[`$${diameter + 3}π$ ${unit}`],
				],
			},
		);
	if (difficulty === 4)
		return fillNumber({
			answer_type: "FLOAT",
			prompt: `The circumference of a circle is ${around} ${unit}. What is its ${shows}? Use 3.14 for $\\pi$.`,
			answer_suffix: unit,
			right: length,
			hints: [
				"The circumference is pi times the diameter.",
				gives_radius ? "The radius is half of the diameter." : "Divide the circumference by pi.",
			],
			explanation: `$${around} \\div 3.14 = ${diameter}$${gives_radius ? `, and half of it is ${radius}` : ""} ${unit}.`,
			mistakes: [
				[
					"uses-radius-for-diameter",
					gives_radius ? diameter : radius,
					gives_radius
						? "That is the diameter. The radius is half of it."
						: "That is the radius. The diameter is twice as long.",
				],
				[
					"multiplied-by-pi",
					decimal(314 * 314 * diameter, 4),
					"It looks like the circumference was multiplied by pi. Divide instead.",
				],
				["took-the-square", length * length, "No square is needed: the circumference is a length."],
			],
		});
	if (difficulty === 5) {
		const half = random.oneIn(2);
		const turns = random.pick([10, 20, 50, 100]);
		const right = half ? decimal(157 * diameter + 100 * diameter, 2) : decimal(314 * diameter * turns, 2);
		return fillNumber({
			answer_type: "FLOAT",
			prompt: half
				? `A flower bed is a half circle with a ${shows} of ${length} ${unit}. How long is the fence all around it? Use 3.14 for $\\pi$.`
				: `A wheel has a ${shows} of ${length} ${unit}. How far does it roll in ${turns} turns? Use 3.14 for $\\pi$.`,
			answer_suffix: unit,
			right,
			hints: [
				half
					? "The fence has two pieces: an arc and a straight line."
					: "In one turn the wheel rolls its circumference.",
				gives_radius ? "The diameter is twice the radius." : "The circumference is pi times the diameter.",
			],
			explanation: half
				? `The arc is half of $3.14 \\times ${diameter}$, which is ${decimal(157 * diameter, 2)}. With the straight side of ${diameter}: $${right}$ ${unit}.`
				: `One turn: $3.14 \\times ${diameter} = ${around}$. ${turns} turns: $${right}$ ${unit}.`,
			mistakes: [
				[
					"uses-the-wrong-length",
					half
						? gives_radius
							? decimal(157 * radius + 100 * radius, 2)
							: decimal(314 * diameter + 200 * diameter, 2)
						: gives_radius
							? decimal(314 * radius * turns, 2)
							: decimal(628 * diameter * turns, 2),
					"Is that the radius or the diameter?",
				],
				[
					"left-out-a-piece",
					half ? decimal(157 * diameter, 2) : around,
					half ? "The straight side belongs to the fence, too." : "That is one turn.",
				],
				[
					"area-formula",
					half ? decimal(157 * radius * radius, 2) : decimal(314 * radius * radius * turns, 2),
					"The square of the radius belongs to the area.",
				],
			],
		});
	}
	return fillNumber({
		answer_type: "FLOAT",
		prompt: "What is the circumference of the circle? Use 3.14 for $\\pi$.",
		answer_suffix: unit,
		figure,
		right: around,
		hints: [
			"The circumference is pi times the diameter.",
			gives_radius ? "The diameter is twice the radius." : "The diameter goes right across the circle.",
		],
		explanation: `${gives_radius ? `The diameter is $2 \\times ${radius} = ${diameter}$. ` : ""}$3.14 \\times ${diameter} = ${around}$ ${unit}.`,
		mistakes: [
			[
				gives_radius ? "uses-radius-for-diameter" : "uses-diameter-for-radius",
				gives_radius ? decimal(314 * radius, 2) : decimal(628 * diameter, 2),
				gives_radius
					? "It looks like the radius was used. The diameter is twice as long."
					: "It looks like the diameter was doubled.",
			],
			[
				"area-formula",
				decimal(314 * radius * radius, 2),
				"That is the area. The circumference is the distance around.",
			],
			[
				"left-out-pi",
				gives_radius ? diameter : 2 * diameter,
				"The circumference is about three times as long as the diameter.",
			],
		],
	});
});
