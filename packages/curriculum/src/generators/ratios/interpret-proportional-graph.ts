import { coordinatePlane } from "../../figures/coordinate-plane.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { defineGenerator } from "../generator.ts";

const SCENES = [
	{
		x_name: "hours",
		y_name: "kilometers",
		point: (x: number, y: number) => `In ${plural(x, "hour")} it goes ${plural(y, "kilometer")}.`,
		subject: "the distance a boat travels",
		none: "At the start it has not gone anywhere yet.",
		rate: (r: number) => `It goes ${plural(r, "kilometer")} in one hour.`,
	},
	{
		x_name: "tickets",
		y_name: "dollars",
		point: (x: number, y: number) =>
			`${plural(x, "ticket")} cost ${plural(y, "dollar")}.`.replace(/^1 ticket cost /, "1 ticket costs "),
		subject: "the cost of tickets",
		none: "Zero tickets cost zero dollars.",
		rate: (r: number) => `One ticket costs ${plural(r, "dollar")}.`,
	},
	{
		x_name: "minutes",
		y_name: "liters",
		point: (x: number, y: number) =>
			`In ${plural(x, "minute")} ${plural(y, "liter")} flow out.`.replace("1 liter flow", "1 liter flows"),
		subject: "the water flowing from a faucet",
		none: "At the start no water has flowed out.",
		rate: (r: number) => `${plural(r, "liter")} ${r === 1 ? "flows" : "flow"} out in one minute.`,
	},
] as const;

function plural(count: number, word: string): string {
	return `${count} ${word}${count === 1 ? "" : "s"}`;
}

/** 1: what a point means; 2: the unit rate from the graph; 3: what (0, 0) or (1, r) means; 4: a value beyond the graph; 5: the place of a value beyond the graph. */
export const interpretProportionalGraph = defineGenerator(
	"interpret-proportional-graph",
	6,
	(random, difficulty) => {
		const scene = random.pick(SCENES);
		const rate = random.integer(2, level(difficulty, [6, 9, 9, 12, 15] as const));
		const x = random.integer(2, 4);
		const y = rate * x;
		const top = rate * 5;
		const figure = {
			svg: coordinatePlane({
				x: [0, 5],
				y: [0, top],
				y_step: rate,
				x_name: scene.x_name,
				y_name: scene.y_name,
				segments: [{ from: [0, 0], to: [5, top] }],
				points: [
					{ at: [x, y], name: "P" },
					{ at: [1, rate], name: "Q" },
				],
			}),
			alt: `A graph of ${scene.subject}: a straight line from the origin, ${scene.x_name} to the right, ${scene.y_name} up. Point P is at ${x} to the right and ${y} up, point Q at 1 to the right and ${rate} up.`,
		};
		const hints = [
			`Read the words at the axes: ${scene.x_name} to the right, ${scene.y_name} up.`,
			"Start at 1 on the axis to the right. How high is the line there?",
		];
		if (difficulty === 1 || difficulty === 3) {
			const kind = difficulty === 1 ? "P" : random.pick(["origin", "Q"] as const);
			const right = { P: scene.point(x, y), origin: scene.none, Q: scene.rate(rate) }[kind];
			const name = { P: "point P", origin: "the origin, $(0, 0)$,", Q: "point Q" }[kind];
			return chooseOption(
				random,
				{
					prompt: `The graph shows ${scene.subject}. What does ${name} tell you?`,
					figure,
					hints,
					explanation: `${kind === "origin" ? "Zero to the right belongs to zero up" : `The point is at $(${kind === "P" ? x : 1}, ${kind === "P" ? y : rate})$`}. ${right}`,
				},
				{
					right,
					wrong:
						kind === "P"
							? [
									[scene.point(y, x), "swapped-the-axes", "It looks like the two numbers changed places."],
									[scene.point(1, y), "took-the-total-as-rate", "That amount belongs to more than one."],
									[scene.point(x, rate), "took-the-rate-as-total", "That amount belongs to one only."],
								]
							: kind === "Q"
								? [
										[
											scene.point(5, rate),
											"reads-unit-rate-as-total",
											"That amount belongs to one, not to all.",
										],
										[scene.rate(1), "swapped-the-axes", "It looks like the two numbers changed places."],
										[scene.none, "took-the-origin", "That is told by the origin."],
									]
								: [
										[scene.rate(rate), "took-the-unit-rate", "That is told by the point above one."],
										[scene.point(1, 1), "zero-taken-as-one", "Both numbers are zero there."],
										[
											"Nothing: the graph only begins there.",
											"origin-has-no-meaning",
											"The origin tells what belongs to zero.",
										],
									],
				},
			);
		}
		const far = random.integer(7, 20);
		const asked = level(difficulty, ["", "rate", "", "value", "place"] as const);
		const right = { rate, value: rate * far, place: far, "": 0 }[asked];
		return fillNumber({
			answer_type: "INTEGER",
			prompt: {
				rate: `The graph shows ${scene.subject}. How many ${scene.y_name} go with 1 ${scene.x_name.slice(0, -1)}?`,
				value: `The graph shows ${scene.subject}, and it goes on like this. How many ${scene.y_name} go with ${far} ${scene.x_name}?`,
				place: `The graph shows ${scene.subject}, and it goes on like this. How many ${scene.x_name} go with ${rate * far} ${scene.y_name}?`,
				"": "",
			}[asked],
			answer_suffix: asked === "place" ? scene.x_name : scene.y_name,
			figure,
			right,
			hints,
			explanation: {
				rate: `Above 1 the line is at ${rate}.`,
				value: `1 goes with ${rate}, so ${far} go with $${far} \\times ${rate} = ${rate * far}$.`,
				place: `1 goes with ${rate}, and $${rate * far} \\div ${rate} = ${far}$.`,
				"": "",
			}[asked],
			mistakes: [
				[
					"reads-point-as-rate",
					asked === "rate" ? y : asked === "value" ? y * far : "",
					"That point stands above more than one. What belongs to one?",
				],
				[
					"added-on",
					asked === "value" ? y + far - x : asked === "place" ? rate * far - rate : "",
					"Each step to the right adds the rate once more. Multiply.",
				],
				[
					"swapped-the-axes",
					asked === "rate" ? x : asked === "place" ? rate * rate * far : "",
					"It looks like the two axes changed places.",
				],
				[
					"gave-the-rate",
					asked === "rate" ? "" : rate,
					"That is the rate. How much is it for the given number?",
				],
			],
		});
	},
);
