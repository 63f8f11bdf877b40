import { GIVE_BACK_DAYS } from "@learnin/domain/payments/give-back";
import { FREE_QUESTIONS_PER_DAY } from "@learnin/domain/practice/day-goal";
import { FEE_MINOR, PERIOD_DAYS } from "@learnin/domain/pricing/order-total";
import { Minus, Plus } from "lucide-react";
import { buttonClass } from "../../ui/buttons/button.tsx";
import { OpenLink } from "../site/index.ts";
import { mostChildren } from "./price-stepper.ts";
import { Ticks } from "./ticks.tsx";

const parts = [
	"Practice for grades 2 to 8",
	"Every hint and explanation",
	"Dashboard and activity log",
	"Points and streaks",
	`Full refund within ${GIVE_BACK_DAYS} days if no question was answered or skipped`,
	`${FREE_QUESTIONS_PER_DAY} questions a day stay free after the ${PERIOD_DAYS} days`,
];
const colors = ["sky", "gold", "lilac", "mint", "coral"];
const fee = FEE_MINOR / 100;

export function PricingSection() {
	return (
		<section id="pricing" className="sec">
			<div className="in">
				<div className="price card">
					<div className="pl">
						<h2>One price per child</h2>
						<p className="lead">
							Pay once, use it for {PERIOD_DAYS} days. It’s not a subscription, so there’s nothing to cancel.
						</p>
						<Ticks points={parts} />
					</div>
					<Stepper />
				</div>
			</div>
		</section>
	);
}

/** Starts with two children; `price-stepper.ts` makes it interactive. */
function Stepper() {
	return (
		<div className="pr paper" id="price">
			<p className="label needs-script" id="price-label">
				How many children?
			</p>
			<p className="label without-script">For two children</p>
			<div className="stepper needs-script" role="group" aria-labelledby="price-label">
				<button
					type="button"
					className={buttonClass({ variant: "line" })}
					data-step="-1"
					aria-label="One child fewer"
				>
					<Minus className="i" />
				</button>
				<output className="num" data-count>
					2
				</output>
				<button
					type="button"
					className={buttonClass({ variant: "line" })}
					data-step="1"
					aria-label="One child more"
				>
					<Plus className="i" />
				</button>
			</div>
			<div className="people" aria-hidden="true">
				{Array.from({ length: mostChildren }, (_, at) => (
					<Person key={at} color={colors[at % colors.length] ?? "sky"} hidden={at >= 2} />
				))}
			</div>
			<p className="sum">
				<span className="text-ink-3">
					<span data-count>2</span> × ${fee}
				</span>
				<span className="num total" data-total>
					${2 * fee}
				</span>
			</p>
			<p className="text-ink-3 text-sm">Estimated tax $0.00. For {PERIOD_DAYS} days.</p>
			<OpenLink mode="create" className={buttonClass({ variant: "primary", size: "lg", block: true })}>
				Add your children
			</OpenLink>
		</div>
	);
}

function Person({ color, hidden }: { color: string; hidden: boolean }) {
	return (
		<svg
			className="avatar"
			viewBox="0 0 100 100"
			width="44"
			height="44"
			{...(hidden && { style: { display: "none" } })}
		>
			<rect width="100" height="100" fill={`var(--${color}-soft)`} />
			<g fill={`var(--art-${color})`}>
				<circle cx="50" cy="42" r="20" />
				<path d="M12 100a38 32 0 0 1 76 0z" />
			</g>
		</svg>
	);
}
