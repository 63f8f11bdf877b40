import type { HomeActivityOf } from "../home-activity.ts";

export const expressionsAndEquations: readonly HomeActivityOf[] = [
	{
		skills: ["whole-number-exponents"],
		title: "Fold and double",
		needs: "a sheet of paper",
		steps: [
			"Fold it in half again and again, and count the layers each time.",
			"Write the layers as powers of 2.",
			"Work out how many layers ten folds would give.",
		],
		ask: "Why is 2 to the fifth not 10?",
		because: "A power multiplies the same number, and the layers show how fast it grows.",
	},
	{
		skills: ["write-expressions", "variables-in-context"],
		title: "Age riddles",
		needs: "paper and a pencil",
		steps: [
			"Call your child’s age a.",
			"Together, write other people’s ages: a + 28, 2a, a − 4.",
			"Your child makes one more and says it in words.",
		],
		ask: "Will a + 28 still be right next year?",
		because: "A letter stands for a number that may change, while the relationship stays the same.",
	},
	{
		skills: ["expression-parts"],
		title: "Take it apart",
		needs: "two colored pencils",
		steps: [
			"Write 5x + 3(y + 2) + 7.",
			"Your child circles the terms in one color and the factors in another.",
			"Name the coefficient of x and the number that stands alone.",
		],
		ask: "Which sign keeps the terms apart?",
		because: "Knowing the parts by name makes the next years of algebra readable.",
	},
	{
		skills: ["evaluate-expressions"],
		title: "Number machine",
		needs: "slips with numbers from 0 to 6",
		steps: [
			"Write 2n² + 5 as the rule of a machine.",
			"Draw a number and put it in; your child says what comes out.",
			"Change the rule, and let your child give you the numbers.",
		],
		ask: "Which comes first, the square or the 2?",
		because: "Putting numbers in makes the order of operations matter.",
	},
	{
		skills: ["equivalent-expressions", "identify-equivalent"],
		title: "Two ways to count the snacks",
		needs: "cups and beans",
		steps: [
			"Put the same unknown number x of beans into 3 cups, and 2 beans beside each cup.",
			"Say the total as 3(x + 2) and as 3x + 6.",
			"Try a few numbers for x, then look at 3x + 2.",
		],
		ask: "How many numbers must you try to show that two expressions aren’t the same?",
		because: "Equivalent means equal for every number, not only for the one we tried.",
	},
	{
		skills: ["test-solutions", "inequalities-graph"],
		title: "Who may ride?",
		needs: "paper and a pencil",
		steps: [
			"A sign says: you must be at least 48 inches tall.",
			"Your child writes it with a letter and tests the heights of the family.",
			"Show all the heights that fit on a number line, with a dot where they start.",
		],
		ask: "Is exactly 48 in or out, and how does the dot show it?",
		because: "Testing numbers gives meaning to the signs and the dots.",
	},
	{
		skills: ["one-step-equations-add"],
		title: "Covered scale",
		needs: "a cup and beans, or a drawing",
		steps: [
			"Hide beans under a cup, put 7 beside it, and say that there are 19 in all.",
			"Your child writes x + 7 = 19 and takes 7 from both sides.",
			"Lift the cup to check, then play with taking away.",
		],
		ask: "Why do we do the same on both sides?",
		because: "An equation stays true like a scale that stays level.",
	},
	{
		skills: ["one-step-equations-mult"],
		title: "Equal cups",
		needs: "four cups and 28 beans",
		steps: [
			"Hide the same number under each of 4 cups and say that there are 28.",
			"Your child writes 4x = 28 and solves it.",
			"Turn it around: a fifth of a bag is 6 beans.",
		],
		ask: "What undoes times 4?",
		because: "Every operation has one that undoes it, and that’s how you solve equations.",
	},
	{
		skills: ["dependent-independent"],
		title: "What depends on what?",
		needs: "water tap, measuring cup, a clock",
		steps: [
			"Let a thin stream run for 5, 10, and 15 seconds and measure each time.",
			"Your child makes a table and an equation.",
			"Say which amount you chose and which one followed.",
		],
		ask: "How much would there be after a minute?",
		because: "An equation catches how one amount follows another.",
	},
];
