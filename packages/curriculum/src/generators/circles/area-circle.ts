import { circle } from "../../figures/circle.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { decimal } from "../../kit/numbers.ts";
import { defineGenerator } from "../generator.ts";

/** 1: from the radius; 2: from the diameter; 3: exact, with pi; 4: half and quarter circles; 5: from the circumference, or a ring. */
export const areaCircle = defineGenerator("area-circle", 3, (random, difficulty) => {
	const unit = random.pick(["cm", "m", "in", "ft"] as const);
	const gives_radius = difficulty === 1 || (difficulty >= 3 && random.oneIn(2));
	const radius =
		random.integer(2, level(difficulty, [12, 15, 14, 10, 10] as const)) * (difficulty === 4 ? 2 : 1);
	const diameter = 2 * radius;
	const [shows, length] = gives_radius ? (["radius", radius] as const) : (["diameter", diameter] as const);
	const is_half = difficulty === 4;
	const figure = {
		svg: circle({
			shows,
			text: `${length} ${unit}`,
			is_half,
			colour: random.pick(["sky", "mint", "gold", "lilac"]),
		}),
		alt: `A ${is_half ? "half circle" : "circle"} with a ${shows} of ${length} ${unit}.`,
	};
	const square = radius * radius;
	const area = decimal(314 * square, 2);
	const hints = [
		"The area is pi times the square of the radius.",
		gives_radius ? "Square the radius before you multiply by pi." : "The radius is half of the diameter.",
	];
	if (difficulty === 3)
		return chooseOption(
			random,
			{
				prompt: "What is the exact area of the circle?",
				figure,
				hints,
				explanation: `${gives_radius ? "" : `The radius is $${diameter} \\div 2 = ${radius}$. `}$${radius} \\times ${radius} = ${square}$, so the area is $${square}π$ square ${unit}.`,
			},
			{
				right: `$${square}π$ square ${unit}`,
				wrong: [
					[
						radius === 2 ? `$${3 * diameter}π$ square ${unit}` : `$${diameter}π$ square ${unit}`,
						"circumference-formula",
						"That formula is for the circumference.",
					],
					[
						`$${diameter * diameter}π$ square ${unit}`,
						"squares-the-diameter",
						"The radius is squared, not the diameter.",
					],
					[`$${square}π^{2}$ square ${unit}`, "squares-pi-r", "Only the radius is squared, not pi."],
				],
			},
		);
	if (difficulty === 4) {
		const right = decimal(157 * square, 2);
		return fillNumber({
			answer_type: "FLOAT",
			prompt: "What is the area of the half circle? Use 3.14 for $\\pi$.",
			answer_suffix: `square ${unit}`,
			figure,
			right,
			hints: [...hints, "A half circle has half the area."],
			explanation: `${gives_radius ? "" : `The radius is ${radius}. `}The whole circle: $3.14 \\times ${square} = ${area}$. Half of it: $${right}$ square ${unit}.`,
			mistakes: [
				["forgot-the-half", area, "That is the whole circle."],
				[
					"uses-diameter-for-radius",
					decimal(157 * diameter * diameter, 2),
					"The radius is half of the diameter.",
				],
				["circumference-formula", decimal(157 * diameter, 2), "That formula is for the circumference."],
				["squares-pi-r", decimal(31_4 * 31_4 * square, 4), "Only the radius is squared, not pi."],
			],
		});
	}
	if (difficulty === 5) {
		const is_ring = random.oneIn(2);
		const outer = radius + random.integer(1, 5);
		const around = decimal(314 * diameter, 2);
		const right = is_ring ? decimal(314 * (outer * outer - square), 2) : area;
		return fillNumber({
			answer_type: "FLOAT",
			prompt: is_ring
				? `A round pond with a radius of ${radius} ${unit} has a path around it. Pond and path together have a radius of ${outer} ${unit}. What is the area of the path? Use 3.14 for $\\pi$.`
				: `A circle has a circumference of ${around} ${unit}. What is its area? Use 3.14 for $\\pi$.`,
			answer_suffix: `square ${unit}`,
			right,
			hints: [
				is_ring ? "Find the areas of both circles." : "Find the diameter first, then the radius.",
				is_ring ? "Take the pond away from the whole." : "The area is pi times the square of the radius.",
			],
			explanation: is_ring
				? `$3.14 \\times (${outer * outer} - ${square}) = 3.14 \\times ${outer * outer - square} = ${right}$ square ${unit}.`
				: `$${around} \\div 3.14 = ${diameter}$, so the radius is ${radius}. $3.14 \\times ${square} = ${area}$ square ${unit}.`,
			mistakes: [
				[
					is_ring ? "squared-the-difference" : "uses-diameter-for-radius",
					is_ring ? decimal(314 * (outer - radius) ** 2, 2) : decimal(314 * diameter * diameter, 2),
					is_ring
						? "It looks like the radii were subtracted first. Take the areas."
						: "That takes the diameter for the radius.",
				],
				[
					is_ring ? "added-the-pond" : "gave-the-square-of-the-radius",
					is_ring ? decimal(314 * outer * outer, 2) : square,
					is_ring ? "That is pond and path together." : "It is still multiplied by pi.",
				],
				[
					is_ring ? "gave-the-pond" : "divided-twice",
					is_ring ? area : decimal(314 * radius, 2),
					is_ring ? "That is the pond." : "The radius is squared.",
				],
			],
		});
	}
	return fillNumber({
		answer_type: "FLOAT",
		prompt: "What is the area of the circle? Use 3.14 for $\\pi$.",
		answer_suffix: `square ${unit}`,
		figure,
		right: area,
		hints,
		explanation: `${gives_radius ? "" : `The radius is $${diameter} \\div 2 = ${radius}$. `}$3.14 \\times ${radius} \\times ${radius} = 3.14 \\times ${square} = ${area}$ square ${unit}.`,
		mistakes: [
			[
				"circumference-formula",
				decimal(314 * diameter, 2),
				"That is the circumference, the distance around.",
			],
			["squares-pi-r", decimal(314 * 314 * square, 4), "Only the radius is squared, not pi."],
			[
				gives_radius ? "doubled-the-radius" : "uses-diameter-for-radius",
				decimal(314 * diameter * diameter, 2),
				gives_radius
					? "The radius is squared, not doubled and squared."
					: "It looks like the diameter was squared. The radius is half of it.",
			],
			["left-out-pi", square, "That is the square on the radius. The circle is about three times as large."],
		],
	});
});
