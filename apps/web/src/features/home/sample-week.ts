interface SampleDay {
	name: string;
	firstTry: number;
	withHelp: number;
	/** What the parent learns of this day. */
	text: string;
}

/** The daily goal of the child in the sample. */
export const sampleGoal = 8;

export const sampleWeek: readonly SampleDay[] = [
	{
		name: "Mon",
		firstTry: 10,
		withHelp: 2,
		text: "First set of “Plus and minus with fractions”. She used a hint on two questions.",
	},
	{
		name: "Tue",
		firstTry: 8,
		withHelp: 1,
		text: "Answered 4/16 for 3/8 + 1/8: she added numerators and denominators. A short lesson fixed it.",
	},
	{ name: "Wed", firstTry: 7, withHelp: 1, text: "The same kind of question again, and the mix-up is gone." },
	{ name: "Thu", firstTry: 7, withHelp: 1, text: "“Compare any two fractions” is nearly there." },
	{
		name: "Fri",
		firstTry: 7,
		withHelp: 1,
		text: "A question she missed came back with new numbers. Solved.",
	},
	{ name: "Sat", firstTry: 9, withHelp: 1, text: "“Fractions on the number line” is mastered." },
	{ name: "Sun", firstTry: 0, withHelp: 0, text: "A rest day. The streak goes on." },
];

/** Shown at first. */
export const shownDay = 1;
