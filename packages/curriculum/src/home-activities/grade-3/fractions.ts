import type { HomeActivityOf } from "../home-activity.ts";

export const fractions: readonly HomeActivityOf[] = [
	{
		skills: ["unit-fractions", "partition-area-fractions"],
		title: "Fold and name",
		needs: "three sheets of paper",
		steps: [
			"Fold one sheet into 4 equal parts, one into 6, and one into 8.",
			"Shade one part of each, and your child names it.",
			"Lay the shaded parts side by side.",
		],
		ask: "Why is one eighth smaller than one fourth although 8 is more than 4?",
		because: "The more equal parts, the smaller each one.",
	},
	{
		skills: ["name-fractions"],
		title: "Window panes",
		needs: "a window, a bar of chocolate, or a drawn grid",
		steps: [
			"Count the equal parts of a window, a bar, or a drawn rectangle.",
			"Cover some with your hand; your child says what fraction is covered.",
			"Build the same fraction from single parts: one eighth, two eighths, three eighths.",
		],
		ask: "What does the bottom number tell, and what does the top one tell?",
		because: "A fraction counts equal parts, one after another.",
	},
	{
		skills: ["fraction-number-line-unit", "fraction-number-line"],
		title: "A string from 0 to 1",
		needs: "a string or a paper strip and a pencil",
		steps: [
			"Name one end 0 and the other 1, and fold the strip into fourths.",
			"Mark 1/4, 2/4, and 3/4 at the folds.",
			"Fold another strip of the same length into thirds or eighths and compare.",
		],
		ask: "Where would five fourths be?",
		because: "On a line, a fraction is a number with a place, not just a piece of pizza.",
	},
	{
		skills: ["equivalent-fractions-models", "generate-equivalents-simple"],
		title: "Same piece, new name",
		needs: "a sheet of paper and a crayon",
		steps: [
			"Fold the sheet in half and color one half.",
			"Fold once more and say what the colored part is called now.",
			"Fold again and write all its names in a row.",
		],
		ask: "Did the colored part grow when it got a new name?",
		because: "Folding shows that both numbers of the fraction double together.",
	},
	{
		skills: ["whole-numbers-as-fractions"],
		title: "How many fourths in three?",
		needs: "bread or paper strips",
		steps: [
			"Take three equal strips and fold each into fourths.",
			"Count the fourths and write 3 = 12/4.",
			"Name the three strips as 3/1 too, and try thirds in your heads.",
		],
		ask: "When is a fraction exactly a whole number?",
		because: "Whole numbers and fractions stand on the same line.",
	},
	{
		skills: ["compare-fractions-same"],
		title: "Which would you rather eat?",
		needs: "paper strips of the same length",
		steps: [
			"Ask: would you rather have 2/3 or 2/6 of the strip?",
			"Then: 3/8 or 5/8?",
			"Your child decides, says why, and folds to check.",
		],
		ask: "Are the pieces of the same size, or is it the number of pieces?",
		because: "Thinking about the size of pieces beats looking at the numbers.",
	},
];
