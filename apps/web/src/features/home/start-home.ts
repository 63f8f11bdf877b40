import { startHeroQuestion } from "./hero-question.ts";
import { startPriceStepper } from "./price-stepper.ts";
import { skipDistantSections } from "./skip-distant-sections.ts";

/** Makes the home page's own parts interactive. */
export function startHome(): void {
	const card = document.getElementById("try");
	const main = card?.closest("main");
	if (card) startHeroQuestion(card);
	if (main) skipDistantSections(main);
	const price = document.getElementById("price");
	if (price) startPriceStepper(price);
}
