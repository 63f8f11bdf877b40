/** Things of which the new size is so many times the old one; how the two compare is asked for. */
export const RESIZED: readonly { unit: string; told(name: string, size: string, factor: string): string }[] =
	[
		{
			unit: "inches",
			told: (name, size, factor) =>
				`A photo is ${size} wide. ${name} makes a copy that is ${factor} times as wide. How does the width of the copy compare with ${size}?`,
		},
		{
			unit: "feet",
			told: (_, size, factor) =>
				`A maple tree is ${size} tall. The pine tree beside it is ${factor} times as tall. How does the height of the pine tree compare with ${size}?`,
		},
		{
			unit: "pounds",
			told: (_, size, factor) =>
				`A farm sold ${size} of apples on Monday. On Tuesday it sold ${factor} times as much. How does Tuesday compare with ${size}?`,
		},
		{
			unit: "minutes",
			told: (name, size, factor) =>
				`The bus ride to school takes ${size}. By bike, ${name} needs ${factor} times as long. How does the bike ride compare with ${size}?`,
		},
		{
			unit: "miles",
			told: (name, size, factor) =>
				`${name} biked ${size} last week. This week ${name} bikes ${factor} times as far. How does this week compare with ${size}?`,
		},
		{
			unit: "dollars",
			told: (_, size, factor) =>
				`A game cost ${size} last year. This year it costs ${factor} times as much. How does the new price compare with ${size}?`,
		},
		{
			unit: "gallons",
			told: (_, size, factor) =>
				`A fish tank holds ${size} of water. A second tank holds ${factor} times as much. How does the second tank compare with ${size}?`,
		},
		{
			unit: "centimeters",
			told: (name, size, factor) =>
				`${name} draws a plan of a model car that is ${size} long. The next plan is ${factor} times as long. How does its length compare with ${size}?`,
		},
	];
