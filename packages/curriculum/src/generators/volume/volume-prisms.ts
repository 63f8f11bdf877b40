import { prism, shownDepth } from "../../figures/prism.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { decimal } from "../../kit/numbers.ts";
import { defineGenerator } from "../generator.ts";

/** 1: area of the base and the length; 2: right triangles as bases; 3: a slanted side in the picture; 4: trapezoids; 5: a missing length, or decimals. */
export const volumePrisms = defineGenerator("volume-prisms", 3, (random, difficulty) => {
	const unit = random.pick(["cm", "m", "in", "ft"] as const);
	const words = (value: number) => `${value} ${unit}`;
	const length = random.integer(3, 15);
	const colour = random.pick(["sky", "mint", "gold", "lilac"] as const);
	if (difficulty === 1 || difficulty === 5) {
		const [tenths, places] = difficulty === 5 ? [random.integer(21, 195), 1] : [random.integer(6, 40), 0];
		const area = decimal(tenths, places);
		const volume = decimal(tenths * length, places);
		const shape = random.pick(["a triangle", "a hexagon", "a pentagon", "a trapezoid"]);
		const back = difficulty === 5 && random.oneIn(2);
		return fillNumber({
			answer_type: "FLOAT",
			prompt: back
				? `A prism has ${shape} of ${area} square ${unit} as its base and a volume of ${volume} cubic ${unit}. How long is it?`
				: `A prism has ${shape} of ${area} square ${unit} as its base and is ${words(length)} long. What is its volume?`,
			answer_suffix: back ? unit : `cubic ${unit}`,
			right: back ? length : volume,
			hints: [
				"The volume of a prism is the area of its base times its length.",
				back ? "Which step goes backwards?" : "The shape of the base does not matter: its area is known.",
			],
			explanation: back
				? `$${volume} \\div ${area} = ${length}$ ${unit}.`
				: `$${area} \\times ${length} = ${volume}$ cubic ${unit}.`,
			mistakes: [
				[
					"took-a-third-or-half",
					back ? length * 2 : decimal(tenths * length * 5, places + 1),
					"Only a pyramid or a triangle asks for a part. The base is given whole.",
				],
				[
					"added",
					back ? decimal(tenths * length - tenths, places) : decimal(tenths + length * 10 ** places, places),
					"It looks like the numbers were added or subtracted.",
				],
				[
					"squared-the-length",
					back ? "" : decimal(tenths * length * length, places),
					"The length counts once.",
				],
			],
		});
	}
	if (difficulty === 4) {
		const [short, more, height] = [random.integer(4, 9), 2 * random.integer(2, 4), random.integer(5, 9)];
		const long = short + more;
		const base = ((short + long) * height) / 2;
		return fillNumber({
			answer_type: "FLOAT",
			prompt: "The base of this prism is a trapezoid. What is the volume of the prism?",
			answer_suffix: `cubic ${unit}`,
			figure: {
				svg: prism({
					face: [
						[more / 2, 0],
						[more / 2 + short, 0],
						[long, height],
						[0, height],
					],
					depth: shownDepth(length, long),
					edge_labels: { 0: words(short), 2: words(long) },
					depth_label: { corner: 2, text: words(length) },
					inner: { from: [more / 2, height], to: [more / 2, 0], text: words(height) },
					colour,
				}),
				alt: `A prism of ${words(length)} length. Its base is a trapezoid with parallel sides of ${words(short)} and ${words(long)} and a height of ${words(height)}.`,
			},
			right: base * length,
			hints: [
				"Find the area of the trapezoid first.",
				"Take half of the sum of the parallel sides times the height.",
			],
			explanation: `Base: $(${short} + ${long}) \\times ${height} \\div 2 = ${base}$. Volume: $${base} \\times ${length} = ${base * length}$ cubic ${unit}.`,
			mistakes: [
				[
					"forgot-the-half",
					2 * base * length,
					"The trapezoid is half of the sum of its parallel sides times its height.",
				],
				["used-one-side-only", long * height * length, "The shape gets narrower upwards."],
				["gave-the-base", base, "That is the area of the base."],
			],
		});
	}
	const [leg, other, slant] = random.pick([
		[3, 4, 5],
		[6, 8, 10],
		[5, 12, 13],
		[8, 15, 17],
		[9, 12, 15],
	] as const);
	const is_right = difficulty === 2;
	// Two equal right triangles side by side make one with a slanted side on both sides.
	const base_length = is_right ? other : 2 * other;
	const base = (base_length * leg) / 2;
	return fillNumber({
		answer_type: "FLOAT",
		prompt: `The base of this prism is a ${is_right ? "right " : ""}triangle. What is the volume of the prism?`,
		answer_suffix: `cubic ${unit}`,
		figure: {
			svg: prism({
				face: is_right
					? [
							[0, 0],
							[other, leg],
							[0, leg],
						]
					: [
							[other, 0],
							[2 * other, leg],
							[0, leg],
						],
				depth: shownDepth(length, base_length),
				edge_labels: is_right
					? { 0: words(slant), 1: words(other), 2: words(leg) }
					: { 0: words(slant), 1: words(base_length) },
				depth_label: { corner: 1, text: words(length) },
				...(is_right
					? {}
					: { inner: { from: [other, leg] as const, to: [other, 0] as const, text: words(leg) } }),
				colour,
			}),
			alt: `A prism of ${words(length)} length. Its base is a triangle with a side of ${words(base_length)}, a height of ${words(leg)} on that side and a slanted side of ${words(slant)}.`,
		},
		right: base * length,
		hints: [
			"Find the area of the triangle first. Which two lengths stand at a right angle?",
			"Then multiply by the length of the prism.",
		],
		explanation: `Triangle: $${base_length} \\times ${leg} \\div 2 = ${base}$. Volume: $${base} \\times ${length} = ${base * length}$ cubic ${unit}.`,
		mistakes: [
			["forgot-the-half", 2 * base * length, "The base is a triangle: half of base times height."],
			[
				"uses-the-slant-length-as-height",
				(base_length * slant * length) / 2,
				"The slanted side is not the height. The height stands at a right angle.",
			],
			["gave-the-base", base, "That is the area of the base."],
			[
				"slant-and-no-half",
				base_length * slant * length,
				"The slanted side is not the height, and the base is a triangle.",
			],
		],
	});
});
