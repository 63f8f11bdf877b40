import { startHeroQuestion } from "./hero-question.ts";
import { startPriceStepper } from "./price-stepper.ts";

/** Makes the home page's own parts interactive. */
export function startHome(): void {
	const card = document.getElementById("try");
	if (card) startHeroQuestion(card);
	const price = document.getElementById("price");
	if (price) startPriceStepper(price);
}
