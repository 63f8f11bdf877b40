import { coordinatePlane } from "../../figures/coordinate-plane.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

/** 1: on one side of an axis, with a picture; 2: across an axis, with a picture; 3: across an axis without a picture; 4: the way along three corners; 5: perimeter of a rectangle from its corners. */
export const coordinateDistanceAxis = defineGenerator("coordinate-distance-axis", 4, (random, difficulty) => {
	const most = level(difficulty, [6, 6, 20, 12, 12] as const);
	const across = difficulty >= 2;
	const [low, high] = across
		? [-random.integer(1, most), random.integer(1, most)]
		: [random.integer(-most, -4), random.integer(-3, -1)];
	const fixed = random.integer(1, most) * (random.oneIn(2) ? 1 : -1);
	const is_upright = random.oneIn(2);
	const [a, b] = random.oneIn(2) ? [low, high] : [high, low];
	const at = (value: number): [number, number] => (is_upright ? [fixed, value] : [value, fixed]);
	const show = ([x, y]: readonly [number, number]) => `$(${x}, ${y})$`;
	const length = high - low;
	const name = random.pick(NAMES);
	if (difficulty >= 4) {
		const side = random.integer(2, most);
		const further = fixed > 0 ? fixed - side - 1 : fixed + side + 1;
		const end: [number, number] = is_upright ? [further, b] : [b, further];
		const width = Math.abs(further - fixed);
		const is_rectangle = difficulty === 5;
		const right = is_rectangle ? 2 * (length + width) : length + width;
		const fourth: [number, number] = is_upright ? [further, a] : [a, further];
		return fillNumber({
			answer_type: "INTEGER",
			prompt: is_rectangle
				? `A rectangle has the corners ${show(at(a))}, ${show(at(b))}, ${show(end)} and ${show(fourth)}. What is its perimeter?`
				: `${name} walks on a grid from ${show(at(a))} straight to ${show(at(b))} and then straight to ${show(end)}. How far is that?`,
			answer_suffix: "units",
			right,
			hints: [
				"Which coordinate stays the same on each piece?",
				"On different sides of an axis, add the distances to the axis.",
				is_rectangle ? "All four sides belong to the perimeter." : "Put both pieces together.",
			],
			explanation: `One piece is $${Math.abs(low)} + ${high} = ${length}$ long, the other one ${width}. ${is_rectangle ? `The perimeter is $2 \\times (${length} + ${width}) = ${right}$` : `Together: $${length} + ${width} = ${right}$`} units.`,
			mistakes: [
				[
					"subtracted-absolute-values",
					(is_rectangle ? 2 : 1) * (Math.abs(high + low) + width),
					"It looks like the distances to the axis were subtracted. The points are on different sides, so they add up.",
				],
				[
					"one-piece-only",
					is_rectangle ? length + width : length,
					is_rectangle
						? "That is half of the perimeter."
						: "That is the first piece. The second one counts as well.",
				],
				[
					"area",
					is_rectangle ? length * width : "",
					"That is the area. The perimeter is the distance around.",
				],
			],
		});
	}
	const figure = {
		svg: coordinatePlane({
			x: [-6, 6],
			y: [-6, 6],
			points: [
				{ at: at(a), name: "P" },
				{ at: at(b), name: "Q" },
			],
			segments: [{ from: at(a), to: at(b), is_dashed: true }],
		}),
		alt: `A coordinate plane with the points P at (${at(a).join(", ")}) and Q at (${at(b).join(", ")}), joined by a dashed line.`,
	};
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `How far is it from point $P$ ${show(at(a))} to point $Q$ ${show(at(b))}?`,
		answer_suffix: "units",
		...(difficulty <= 2 ? { figure } : {}),
		right: length,
		hints: [
			"Which coordinate is the same? Then only the other one counts.",
			across
				? "How far is each point from the axis between them?"
				: "How far is each point from the axis? Both are on the same side.",
		],
		explanation: across
			? `The points are on different sides of an axis: $${Math.abs(low)} + ${high} = ${length}$ units.`
			: `The points are on the same side: $${Math.abs(low)} - ${Math.abs(high)} = ${length}$ units.`,
		mistakes: [
			[
				across ? "subtracted-absolute-values" : "added-absolute-values",
				across ? Math.abs(high + low) : Math.abs(low) + Math.abs(high),
				across
					? "It looks like the distances to the axis were subtracted. On different sides they add up."
					: "It looks like the distances to the axis were added. On the same side, take their difference.",
			],
			["negative-distance", -length, "The size is right. A distance is never negative."],
			["counted-points", length + 1, "It looks like the points were counted. Count the steps between them."],
		],
	});
});
