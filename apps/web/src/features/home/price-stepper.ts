import { FEE_MINOR } from "@learnin/domain/pricing/order-total";

/** The most that can be registered at once. */
export const mostChildren = 10;

/** Changes the number of children and shows the price. */
export function startPriceStepper(price: HTMLElement): void {
	let count = 2;
	const people = [...price.querySelectorAll<SVGElement>(".people svg")];
	const steps = [...price.querySelectorAll<HTMLButtonElement>("[data-step]")];
	const show = () => {
		for (const element of price.querySelectorAll("[data-count]")) element.textContent = String(count);
		const total = price.querySelector("[data-total]");
		if (total) total.textContent = /* text */ `$${(count * FEE_MINOR) / 100}`;
		people.forEach((person, at) => {
			person.style.display = at < count ? "" : "none";
		});
		for (const step of steps) step.ariaDisabled = String(clamp(count + Number(step.dataset.step)) === count);
	};
	for (const step of steps) {
		step.addEventListener("click", () => {
			count = clamp(count + Number(step.dataset.step));
			show();
		});
	}
	show();
}

function clamp(count: number): number {
	return Math.max(1, Math.min(mostChildren, count));
}
