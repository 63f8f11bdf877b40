import { storyGraph } from "../../../figures/data/story-graph.ts";
import { choosePicture } from "../../../kit/questions/choose-picture.ts";
import { inOwnWords } from "../../../kit/questions/in-own-words.ts";
import { ask, defineSkill, type Form, NAMES, slip, startLarge, type Way, words } from "../../../kit/index.ts";
import { matchPairs } from "../../../kit/questions/match-pairs.ts";
import {
	cornersOf,
	graphOf,
	nearTo,
	type Piece,
	piecesOf,
	sceneOf,
	shapeInWords,
	shapeOf,
	storyOf,
} from "./graph-stories.ts";

const HINTS = [
	"What does the vertical axis show? Rising means more of that, falling means less.",
	"A level piece means that nothing changes.",
	"The steeper a piece, the faster the change.",
] as const;

/** The story of a graph. */
const story: Form = (random) => {
	const [scene, pieces] = [sceneOf(random), piecesOf(random)];
	return {
		prompt: random.pick([
			`The graph shows ${scene.quantity} over time. Which story fits?`,
			`Which of these stories about ${scene.quantity} does the graph tell?`,
			`${random.pick(NAMES)} tells a story about this graph of ${scene.quantity}. Which one fits?`,
		]),
		figure: graphOf(scene, pieces, shapeOf(random)),
		right: words(storyOf(scene, pieces)),
		wrong: nearTo(pieces).map(([each, other]) => [each, words(storyOf(scene, other))]),
		hints: HINTS,
		steps: [shapeInWords(pieces), storyOf(scene, pieces)],
	};
};

/** SELECT_ONE of pictures: the graph of a story. */
const graph: Way = (random) => {
	const [scene, pieces, shape] = [sceneOf(random), piecesOf(random), shapeOf(random)];
	const others = nearTo(pieces).filter(
		([, other], at, all) =>
			`${other}` !== `${pieces}` && all.findIndex(([, one]) => `${one}` === `${other}`) === at,
	);
	return choosePicture(
		random,
		{
			prompt: `${storyOf(scene, pieces)} ${random.pick(["Which graph shows this?", "Which graph tells this story?"])}`,
			hints: [...HINTS],
			explanation: `${shapeInWords(pieces)}\n\nThat is what the story tells: ${storyOf(scene, pieces)}`,
		},
		{
			right: graphOf(scene, pieces, shape),
			wrong: others.slice(0, 3).map(([each, other]) => ({
				figure: graphOf(scene, other, shape),
				mistake: [each.id, each.feedback] as const,
			})),
		},
	);
};

/** MATCH_THE_FOLLOWING: three stories and their graphs. */
const matching: Way = (random) => {
	const [scene, shape] = [sceneOf(random), shapeOf(random)];
	const patterns = [piecesOf(random), piecesOf(random), piecesOf(random)];
	if (new Set(patterns.map((pieces) => `${pieces}`)).size < 3) return undefined;
	const places = [0, 1, 2].flatMap((left) =>
		[0, 1, 2].filter((right) => right !== left).map((right) => [left, right] as const),
	);
	const first = places.find(
		([left, right]) => patterns[left]?.[0].slice(0, 4) !== patterns[right]?.[0].slice(0, 4),
	);
	const last = places.find(
		([left, right]) =>
			patterns[left]?.[2] !== patterns[right]?.[2] && (left !== first?.[0] || right !== first[1]),
	);
	return matchPairs(
		random,
		{
			prompt: random.pick(["Match each story with its graph.", "Which graph belongs to which story?"]),
			hints: [...HINTS],
			explanation: patterns.map((pieces) => `${storyOf(scene, pieces)} ${shapeInWords(pieces)}`).join("\n\n"),
		},
		{
			pairs: patterns.map((pieces) => [storyOf(scene, pieces), graphOf(scene, pieces, shape)] as const),
			mistakes: [
				...(first === undefined
					? []
					: [[slip.turnedUpAndDown.id, ...first, slip.turnedUpAndDown.feedback] as const]),
				...(last === undefined
					? []
					: [
							[slip.mixedUpTheOrder.id, ...last, "How does the story end? Look at the right piece."] as const,
						]),
			],
		},
	);
};

const WAYS = ["increases", "decreases", "stays the same"] as const;
const wayOf = (piece: Piece) => (piece === "level" ? WAYS[2] : piece.endsWith("up") ? WAYS[0] : WAYS[1]);

/** SELECT_ALL: what one graph shows from minute to minute. */
const intervals: Way = (random) => {
	const [scene, pieces, shape] = [sceneOf(random), piecesOf(random), shapeOf(random)];
	const corners = cornersOf(pieces, shape);
	const claim: Form = (stream) => {
		const at = stream.pick([0, 1, 2] as const);
		const [from, to] = [corners[at]?.[0] ?? 0, corners[at + 1]?.[0] ?? 0];
		const start = from + stream.integer(0, Math.max(0, to - from - 1));
		const says = (way: string) => words(`From minute ${start} to minute ${to}, ${scene.quantity} ${way}.`);
		const [right, other] = [wayOf(pieces[at]), stream.pick(WAYS)];
		return {
			prompt: "Which statements fit the graph?",
			right: says(right),
			wrong:
				other === right ? [] : [[right === WAYS[2] ? slip.levelAsChange : slip.turnedOnePiece, says(other)]],
			hints: HINTS,
			steps: [says(right).shown],
		};
	};
	const question = ask.judged(claim)(random);
	return (
		question && {
			...question,
			prompt: random.pick([
				`Which statements about ${scene.quantity} fit the graph?`,
				`What does the graph tell us about ${scene.quantity}?`,
			]),
			figure: graphOf(scene, pieces, shape),
		}
	);
};

/** A graph to sketch from a story in numbers. */
const sketch = ask.plotted((random) => {
	const [scene, pieces, shape] = [sceneOf(random), piecesOf(random), shapeOf(random)];
	const corners = cornersOf(pieces, shape);
	const [start = [0, 0]] = corners;
	const told = corners.slice(1).map(([time, height], at) => {
		const way = wayOf(pieces[at] ?? "level");
		return way === WAYS[2]
			? `then it stays at ${height} until minute ${time}`
			: `then it ${way} to ${height} by minute ${time}`;
	});
	return {
		prompt: `Sketch the graph of a story. Across: Time (minutes). Up: ${scene.yName}. The graph begins at $(${start[0]}, ${start[1]})$. ${startLarge(told.join(", ")).replace(/^Then it/, "It first")}. Plot the point where it begins, and the end of each piece, in this order.`,
		plane: { x_from: 0, x_to: 12, y_from: 0, y_to: 10 },
		points: corners.map(([x, y]) => ({ x, y, wrong: [[slip.swappedThePoint, y, x] as const] })),
		hints: [
			"Time goes to the right, and the quantity goes up.",
			`Begin at $(${start[0]}, ${start[1]})$.`,
			"At which minute does each piece end, and how high is the graph then?",
		],
		steps: [`The points are ${corners.map(([x, y]) => `$(${x}, ${y})$`).join(", ")}.`, shapeInWords(pieces)],
	};
});

const MOVERS = ["cyclist", "bus", "skater", "train", "runner", "car", "streetcar", "sled", "ferry"] as const;
const MOVES = {
	rise: [
		"It gets faster and faster.",
		"It goes up a hill.",
		"It goes away from its start at the same speed.",
		"The speed increases.",
	],
	level: [
		"It goes on at the same speed.",
		"It goes along a flat road after a hill.",
		"It stands still.",
		"The speed stays the same, and it is not 0.",
	],
	fall: [
		"It gets slower and slower.",
		"It goes down a hill.",
		"It goes back to its start.",
		"The speed decreases.",
	],
} as const;

/** What a graph of speed tells. */
const speed: Form = (random) => {
	const [a, high] = [random.integer(2, 4), random.integer(4, 8)];
	const b = a + random.integer(2, 3);
	const c = b + random.integer(2, 3);
	const kind = random.pick(["rise", "level", "fall"] as const);
	const [from, to] = { rise: [0, a], level: [a, b], fall: [b, c] }[kind];
	const [right, path, distance, work] = MOVES[kind];
	return {
		prompt: `The graph shows the speed of a ${random.pick(MOVERS)}. What happens from minute ${from} to minute ${to}?`,
		figure: storyGraph({
			corners: [
				[0, 0],
				[a, high],
				[b, high],
				[c, 0],
			],
			x_name: "Time (minutes)",
			y_name: "Speed (meters per second)",
			x_most: 10,
			y_most: 10,
		}),
		right: words(right),
		wrong: [
			[slip.sawAPicture, words(path)],
			[slip.speedAsDistance, words(distance)],
			[slip.turnedOnePiece, words(MOVES[kind === "rise" ? "fall" : "rise"][0])],
		],
		hints: [
			"What does the vertical axis tell here: a place, a distance, or a speed?",
			`Look at the piece from minute ${from} to minute ${to}.`,
			"Is the quantity increasing, decreasing, or staying the same?",
		],
		steps: [work, right],
	};
};

/** VERIFY_WITH_LLM: a story for a graph. */
const tellStory: Way = (random) => {
	const name = random.pick(NAMES);
	const a = random.integer(2, 4);
	const b = random.integer(5, 7);
	const c = random.integer(8, 10);
	const far = random.integer(4, 9);
	return inOwnWords({
		prompt: random.pick([
			`The graph shows how far ${name} is from home. Tell a story that fits all three pieces of the graph.`,
			`What might ${name} have done? Tell a story for each piece of this graph of the distance from home.`,
		]),
		figure: storyGraph({
			corners: [
				[0, 0],
				[a, far],
				[b, far],
				[c, 0],
			],
			x_name: "Time (minutes)",
			y_name: "Distance from home (hundreds of meters)",
			x_most: 10,
			y_most: 10,
		}),
		hints: [
			"What does a rising piece mean for the distance from home?",
			`Where is ${name} when the distance does not change?`,
			"Say something about each of the three pieces.",
		],
		explanation: `Up to minute ${a}, ${name} moves away from home.\n\nFrom minute ${a} to minute ${b}, the distance does not change.\n\nThen ${name} comes back and is home again at minute ${c}.`,
		rubric: {
			away: `In the first piece (to minute ${a}), the person moves away from home.`,
			stays: `In the level piece (minute ${a} to ${b}), the distance from home does not change, for example the person stays somewhere.`,
			back: `In the last piece (minute ${b} to ${c}), the person comes back home.`,
		},
		sample_answer: `${name} walks away from home for ${a} minutes. Then ${name} stays at a shop until minute ${b}. After that, ${name} walks back and gets home after ${c} minutes.`,
	});
};

// 1: what happens from minute to minute. 2: the story of a graph. 3: the graph of a story. 4: several stories, and sketching a
// graph. 5: a graph of speed, and a story in the student's own words.
export const qualitativeGraphs = defineSkill("qualitative-graphs", 14, {
	1: [intervals, ask.chosen(story)],
	2: [ask.chosen(story), intervals],
	3: [graph, sketch],
	4: [matching, sketch],
	5: [ask.chosen(speed), tellStory],
});
