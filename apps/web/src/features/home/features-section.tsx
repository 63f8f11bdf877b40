import {
	ArrowLeftRight,
	CircleDot,
	Columns2,
	MessageSquareText,
	PencilLine,
	SquareCheck,
	Tags,
} from "lucide-react";
import { Fraction } from "../../ui/text/fraction.tsx";
import { TenFrame } from "../../ui/charts/ten-frame.tsx";

export function FeaturesSection() {
	return (
		<section id="features" className="sec">
			<div className="in">
				<header className="sh">
					<h2>Practice that feels like figuring it out</h2>
					<p className="lead">One child, one question, one small win at a time.</p>
				</header>
				<div className="bento" role="group" aria-label="How practice works">
					<Answering />
					<Hints />
					<Tries />
					<Explanations />
					<Points />
				</div>
			</div>
		</section>
	);
}

/** The question types, in words for parents. */
const ways = [
	["Choose one", CircleDot],
	["Choose all", SquareCheck],
	["Fill in", PencilLine],
	["Fill many", Columns2],
	["Match", ArrowLeftRight],
	["Label", Tags],
	["Explain", MessageSquareText],
] as const;

function Answering() {
	const keys = ["7", "8", "9", "4", "5", "6", "1", "2", "3"];
	return (
		<article className="card b-a">
			<div>
				<h3>Seven ways to answer</h3>
				<p>
					Fractions look like fractions, as on paper, and the keypad only shows the keys a question needs.
				</p>
				<ul className="ways">
					{ways.map(([name, Icon]) => (
						<li key={name} className="chip">
							<Icon />
							{name}
						</li>
					))}
				</ul>
			</div>
			<div className="entry" aria-hidden="true">
				<div className="slots">
					<span className="slot">5</span>
					<i />
					<span className="slot on" />
				</div>
				<div className="keys">
					{keys.map((key) => (
						<span key={key}>{key}</span>
					))}
				</div>
			</div>
		</article>
	);
}

function Hints() {
	return (
		<article className="card b-b">
			<div>
				<h3>Hints that teach</h3>
				<p>Hints open one at a time. The first one points, the last one almost walks them there.</p>
			</div>
			<ol className="ladder">
				<li className="open">
					<b>1</b>
					<span>Cut both pizzas into slices of the same size. Which number do 8 and 4 share?</span>
				</li>
				<li>
					<b>2</b>
					<span>
						<Fraction top="1" bottom="4" spoken="One quarter" /> is the same as{" "}
						<Fraction top="?" bottom="8" spoken="how many eighths" />
					</span>
				</li>
				<li>
					<b>3</b>
					<span>Now add the slices</span>
				</li>
			</ol>
		</article>
	);
}

function Tries() {
	return (
		<article className="card b-c">
			<div className="art">
				<TenFrame filled={7} label="7 of 10 tries left" cell={34} />
			</div>
			<div>
				<h3>Ten tries, then start over</h3>
				<p>
					A wrong answer takes one of ten counters, and your child tries again. For a common mistake, we
					explain what went wrong.
				</p>
			</div>
		</article>
	);
}

function Explanations() {
	return (
		<article className="card b-c">
			<div className="art">
				<NumberLine />
			</div>
			<div>
				<h3>The whole way, step by step</h3>
				<p>Once a question is done, the explanation shows how to get there.</p>
			</div>
		</article>
	);
}

function NumberLine() {
	const ticks = [0, 1, 2, 3, 4, 5, 6, 7, 8];
	return (
		<svg className="number-line" viewBox="0 0 320 120" aria-hidden="true">
			<path d="M16 84H304" className="axis" />
			{ticks.map((tick) => (
				<path
					key={tick}
					className="axis"
					d={`M${24 + tick * 34} ${tick % 4 === 0 ? 72 : 77}V${tick % 4 === 0 ? 96 : 91}`}
				/>
			))}
			<path d="M24 80C42 30 92 30 126 80" className="jump-1" />
			<path d="M126 80C140 40 170 40 194 80" className="jump-2" />
			<circle cx="194" cy="84" r="9" className="end-dot" />
			<text x="24" y="116">
				0
			</text>
			<text x="160" y="116">
				½
			</text>
			<text x="296" y="116">
				1
			</text>
			<text x="75" y="32" className="first">
				3/8
			</text>
			<text x="162" y="38" className="second">
				1/4
			</text>
		</svg>
	);
}

const weekday = new Intl.DateTimeFormat("en-US", { weekday: "narrow", timeZone: "UTC" });
/** Monday to Sunday. */
const days = [5, 6, 7, 8, 9, 10, 11].map((day) => weekday.format(Date.UTC(2026, 0, day)));

function Points() {
	return (
		<article className="card b-c">
			<div className="art">
				<div className="points" aria-hidden="true">
					<p>
						<span className="num">42.5</span> pts
					</p>
					<div className="week">
						{days.map((day, at) => (
							<span key={at} className={at < 5 ? "on" : ""}>
								<i />
								{day}
							</span>
						))}
					</div>
				</div>
			</div>
			<div>
				<h3>Points and streaks that add up</h3>
				<p>
					Points for thinking hard, a streak for reaching the daily goal, and rest days that don’t break it.
				</p>
			</div>
		</article>
	);
}
