import { always, type Claims, type MakeClaim } from "./claim.ts";

/** "10 of 13 equally likely outcomes fit." */
const half: MakeClaim = ([count = "", all = ""]) => {
	const [fits, middle] = [Number(count), Number(all) / 2];
	const names = ["Less than half", "Exactly half", "More than half"] as const;
	const right = names[Math.sign(fits - middle) + 1] ?? "";
	return {
		asked: `${count} of ${all} outcomes fit. How many is that?`,
		right,
		wrong: names
			.filter((name) => name !== right)
			.map((name) => [name, `Half of ${all} is ${middle}.`] as const),
	};
};

export const claimsOfData: Claims = [
	[/^(\d+) of (\d+) equally likely outcomes fit\.$/, half],
	[
		/^X’s over each mark:/,
		always(
			"What do the X’s over a mark tell?",
			"How many have that length",
			["How long each one is", "The number below the line tells that."],
			["How many marks there are", "Each X is one thing that was measured."],
		),
	],
	[
		/^Each number is split into tens and ones\.$/,
		always(
			"How are both numbers split?",
			"Into tens and ones",
			["Into two halves", "Each digit has its own place. That tells the parts."],
			["Into odd and even parts", "Each digit has its own place. That tells the parts."],
		),
	],
	[
		/^Every part is added once\.$/,
		always(
			"How often is every part added?",
			"Once",
			["Not at all", "Then something of the numbers would be missing."],
			["Twice", "Then the sum would be too large."],
		),
	],
	[
		/^Both times are in the same hour/,
		always(
			"What changes from the first time to the second?",
			"Only the minutes",
			["Only the hour", "Compare the numbers before the colon."],
			["The hour and the minutes", "Compare the numbers before the colon."],
		),
	],
	[
		/^In a fair sample, everyone has the same chance of being asked\.$/,
		always(
			"When is a sample fair?",
			"Everyone has the same chance",
			["Very many people are asked", "A large sample can still leave some people out."],
			["Only people who care are asked", "The others would be left out."],
		),
	],
	[
		/\bvary\b/,
		always(
			"What do the answers to a statistical question do?",
			"They vary",
			["They are all the same", "Then one answer would be enough."],
			["They are all numbers", "“Red” or “bus” can be an answer, too."],
		),
	],
	[
		/^The greatest value is .+, and the least is/,
		always(
			"Which two values tell the range?",
			"The greatest and the least",
			["The first and the last", "The list does not have to be in order."],
			["The two most common", "The range tells how far apart the ends are."],
		),
	],
	[
		/^The line has the direction of the points\.$/,
		always(
			"How should the line of fit go?",
			"In the direction of the points",
			["Through the two end points", "One of them may be unusual. All points count."],
			["Through as many points as it can", "It should be close to all of them."],
		),
	],
	[
		/^Follow the points from left to right\.$/,
		always(
			"In which direction do you follow the points?",
			"From left to right",
			["From right to left", "Then what rises would seem to fall."],
			["From the top down", "Then every pattern would seem to fall."],
		),
	],
	[
		/^Add the dots of all columns/,
		always(
			"What does each dot stand for?",
			"One value",
			["One column", "A column can have many dots."],
			["The number below it", "That number tells how large the value is."],
		),
	],
	[
		/^Find (?!the missing).+ on the (horizontal|vertical) axis/,
		([axis = ""]) => {
			const other = axis === "horizontal" ? "vertical" : "horizontal";
			return {
				asked: "On which axis do you find that number?",
				right: `On the ${axis} axis`,
				wrong: [[`On the ${other} axis`, "Read the names of the axes."]],
			};
		},
	],
];
