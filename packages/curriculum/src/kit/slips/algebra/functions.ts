import type { Slip } from "../../draft.ts";

/** Wrong procedures with rules of functions. */
export const addedInput: Slip = {
	id: "adds-input-instead-of-multiplying",
	did: "added the input instead of multiplying by it",
	feedback: "A number next to a variable means multiplication.",
};

export const addedConstantFirst: Slip = {
	id: "added-first",
	did: "added or subtracted before multiplying",
	feedback: "Multiply before you add or subtract.",
};

export const stoppedAfterProduct: Slip = {
	id: "stopped-after-multiplying",
	did: "stopped after multiplying",
	feedback: "That is a good first step. The rule goes on after the multiplication.",
};

export const wrongSignOfProduct: Slip = {
	id: "wrong-sign-of-product",
	did: "used the wrong sign for the product",
	feedback: "Look at the sign of the product again.",
};

export const outputAsInput: Slip = {
	id: "used-output-as-input",
	did: "used the output as the input",
	feedback: "Here the output is known. Find the input.",
};

export const undidWithSameSign: Slip = {
	id: "undid-with-the-same-sign",
	did: "undid the constant with the same operation",
	feedback: "Undo the constant with the opposite operation.",
};

export const addedToNumerator: Slip = {
	id: "added-to-the-top",
	did: "added the constant to the numerator",
	feedback: "The constant needs the same denominator before it is added.",
};
