import { ask, type Form } from "../../kit/index.ts";

/** FILL_ONE: the unit is printed, with pi where it stays in the answer. */
export const typedWithPi = (form: Form) =>
	ask.typed((random) => {
		const draft = form(random);
		if (draft === undefined) return undefined;
		const unit = draft.right.shown.split(" ").at(-1) ?? "";
		const hasPi = draft.right.rules?.pi === "multiple";
		return {
			...draft,
			...(hasPi ? { cta: "Write the number in front of $\\pi$." } : {}),
			unit: { after: hasPi ? `π ${unit}` : unit },
		};
	});
