import { GIVE_BACK_DAYS } from "@learnin/domain/payments/give-back";
import { ArrowRight, Check, Shapes } from "lucide-react";
import { buttonClass } from "../../ui/buttons/button.tsx";
import { Fraction } from "../../ui/text/fraction.tsx";
import type { TileSpec } from "../../ui/tiles/tile.tsx";
import { TileBoard } from "../../ui/tiles/tile.tsx";
import { OpenLink } from "../site/index.ts";
import { Pie } from "./pie.tsx";

const soft = true;
const around: readonly (readonly (TileSpec | null)[])[] = [
	[
		null,
		{ kind: "arcs", color: "lilac", soft },
		{ kind: "bigdot", color: "gold", soft },
		{ kind: "quarter", color: "coral", soft },
		null,
	],
	[null, null, null, null, { kind: "leaf", color: "mint", soft, turn: 90 }],
	[{ kind: "half", color: "sky", soft }, null, null, null, { kind: "ring", color: "lilac", soft }],
	[{ kind: "steps", color: "coral", soft }, null, null, null, { kind: "hole", color: "sky" }],
	[{ kind: "plus", color: "gold", soft }, null, null, null, null],
	[null, { kind: "quarter", color: "mint", soft, turn: 90 }, { kind: "tri", color: "sky", soft }, null, null],
];

export function Hero() {
	return (
		<section className="hero paper">
			<div className="in">
				<div>
					<p className="eyebrow">
						<span className="gold-dot" />
						Interactive Math Mastery · Grades 2–8
					</p>
					<h1>
						Find the missing piece
						<span className="stop" aria-hidden="true" />
						<span className="sr">.</span>
					</h1>
					<p className="lead">
						Short, hands-on math questions with hints that teach, explanations step by step, and a dashboard
						that shows a busy parent the whole week in a minute.
					</p>
					<div className="cta">
						<OpenLink
							mode="create"
							className={buttonClass({ variant: "primary", size: "lg" })}
							icon={<ArrowRight className="i" />}
						>
							Try Learnin
						</OpenLink>
						<a className={buttonClass({ variant: "line", size: "lg" })} href="#features">
							See how it works
						</a>
					</div>
					<ul className="facts">
						{["$10 per child for 30 days", "No subscription", `${GIVE_BACK_DAYS}-day refund if unused`].map(
							(fact) => (
								<li key={fact}>
									<Check className="i" />
									{fact}
								</li>
							),
						)}
					</ul>
				</div>
				<div className="stage">
					<TileBoard className="confetti" rows={around} />
					<HeroQuestion />
				</div>
			</div>
		</section>
	);
}

const options = [
	{ value: 2, top: "1", bottom: "4", spoken: "one quarter" },
	{ value: 3, top: "3", bottom: "8", spoken: "three eighths" },
	{ value: 4, top: "1", bottom: "2", spoken: "one half" },
];

/** A real question, answered in place by `hero-question.ts`. */
function HeroQuestion() {
	return (
		<div className="try card" id="try">
			<div className="try-head">
				<span className="chip chip--sky">
					<Shapes />
					Fractions
				</span>
				<span className="text-ink-3 text-sm">No account needed</span>
			</div>
			<h2 id="try-question">Which piece completes the circle?</h2>
			<div className="board">
				<Pie
					className="pie"
					slices={8}
					filled={5}
					color="sky"
					ground="ring"
					size={220}
					label="A circle cut into eight equal slices. Five are filled in and three are missing."
				/>
			</div>
			<div className="opts" role="group" aria-labelledby="try-question">
				{options.map(({ value, ...fraction }) => (
					<button key={value} type="button" className="opt" data-slices={value}>
						<Pie className="mini" slices={8} filled={value} color="gold" ground="disc" size={68} />
						<Fraction {...fraction} />
					</button>
				))}
			</div>
			<p className="say needs-script" role="status">
				<span className="text-ink-3">Pick a piece. You can try as often as you like.</span>
			</p>
			<p className="say without-script">
				<span className="text-ink-3">
					Without JavaScript this page can’t check an answer. Count the missing slices: the piece is three
					eighths.
				</span>
			</p>
		</div>
	);
}
