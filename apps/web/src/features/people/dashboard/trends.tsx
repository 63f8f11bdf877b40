import { formatAmount } from "@learnin/domain/pricing/money";
import { percentWords } from "@learnin/domain/reports/percent-words";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { adminPaths } from "../../../paths/admin-paths.ts";
import { paths } from "../../../paths/paths.ts";
import { count } from "../../../platform/count-words.ts";
import { formatCount } from "../../../platform/format-count.ts";
import { Card } from "../../../ui/card.tsx";
import { LoadFailed } from "../../../ui/messages/load-failed.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { percentText } from "./figure-texts.ts";
import { type Figures, figuresQuery } from "../people.api.ts";
import { questionStateWords } from "../people-words.ts";
import { TrendFigure } from "./trend-figure.tsx";

const spans = { "30": "30 days", "90": "90 days" } as const;
const spanNotes = { "30": "in 30 days", "90": "in 90 days" } as const;
type Span = keyof typeof spans;

/** The product's figures over time. */
export function Trends() {
	const [span, setSpan] = useState<Span>("30");
	const { data, error, isFetching, refetch } = useQuery(figuresQuery(span));
	return (
		<section aria-labelledby="trends" className="trends">
			<header className="trends-head">
				<h2 id="trends">Over time</h2>
				<div className="seg" role="group" aria-label="How long">
					{(["30", "90"] as const).map((each) => (
						<button key={each} type="button" aria-pressed={each === span} onClick={() => setSpan(each)}>
							{spans[each]}
						</button>
					))}
				</div>
			</header>
			<div className="trends-body">
				{data ? (
					<Charts figures={data} note={spanNotes[span]} />
				) : error ? (
					<LoadFailed title="The charts couldn’t be loaded" query={{ error, isFetching, refetch }} />
				) : (
					<div role="status" className="trends-grid loads-late">
						<span className="sr">Loading the charts</span>
						{[0, 1, 2, 3].map((chart) => (
							<div key={chart} className="card">
								<Skeleton className="h-56 w-full" />
							</div>
						))}
					</div>
				)}
			</div>
		</section>
	);
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function Charts({ figures, note }: { figures: Figures; note: string }) {
	const { days } = figures;
	const finished = sumOf(days.map((day) => day.finished));
	const first_try = sumOf(days.map((day) => day.first_try));
	const calls = sumOf(days.map(({ model_calls }) => model_calls));
	const cost = sumOf(days.map(({ model_cost }) => model_cost));
	return (
		<div className="trends-grid">
			<TrendFigure
				title="New families"
				headline={formatCount(sumOf(days.map(({ new_families }) => new_families)))}
				note={note}
				points={days.map(({ date, new_families }) => ({ date, value: new_families }))}
				format={formatCount}
			/>
			<TrendFigure
				title="Enrolled children"
				headline={formatCount(days.at(-1)?.enrolled ?? 0)}
				note={/* text */ "today"}
				points={days.map(({ date, enrolled }) => ({ date, value: enrolled }))}
				format={formatCount}
			/>
			<TrendFigure
				title="Questions finished"
				headline={formatCount(finished)}
				note={note}
				points={days.map((day) => ({
					date: day.date,
					value: day.first_try,
					upper: day.finished - day.first_try,
				}))}
				format={formatCount}
				parts={{ lower: "First try", upper: "With a hint, a retry or not solved" }}
			/>
			<TrendFigure
				title="Right on first try"
				headline={finished === 0 ? "–" : percentText(first_try / finished)}
				note={note}
				points={days.map((day) => ({
					date: day.date,
					value: day.finished === 0 ? null : Math.round((100 * day.first_try) / day.finished),
				}))}
				format={percentWords}
			/>
			<Money figures={figures} note={note} />
			<TrendFigure
				title="Model calls"
				headline={formatCount(calls)}
				note={note}
				points={days.map(({ date, model_calls }) => ({ date, value: model_calls }))}
				format={formatCount}
			/>
			{cost > 0 && (
				<TrendFigure
					title="Model costs"
					headline={formatAmount(cost, "USD")}
					note={note}
					points={days.map(({ date, model_cost }) => ({ date, value: model_cost }))}
					unit={0.01}
					format={(value) => formatAmount(value, "USD")}
				/>
			)}
			<Bank figures={figures} />
		</div>
	);
}

/** Incoming and refunded money, one chart per currency with any. */
function Money({ figures: { days, money }, note }: { figures: Figures; note: string }) {
	const currencies = [...new Set(money.map(({ currency }) => currency))];
	return currencies.map((currency) => {
		const own = new Map(money.filter((row) => row.currency === currency).map((row) => [row.date, row]));
		const text = (amount: number) => formatAmount(amount, currency);
		const paid = sumOf([...own.values()].map((row) => row.paid));
		const refunded = sumOf([...own.values()].map((row) => row.refunded));
		return (
			<TrendFigure
				key={currency}
				title={`Payments in ${currency}`}
				headline={text(paid)}
				note={refunded > 0 ? `${note}, ${text(refunded)} refunded` : note}
				points={days.map(({ date }) => ({
					date,
					value: own.get(date)?.paid ?? 0,
					upper: own.get(date)?.refunded ?? 0,
				}))}
				format={text}
				parts={{ lower: "Paid", upper: "Refunded" }}
			/>
		);
	});
}

/** In workflow order. */
const questionStates = Object.keys(questionStateWords) as (keyof typeof questionStateWords)[];

/** The bank by state, and what waits for a super-admin. */
function Bank({ figures: { questions, published_changing, waiting } }: { figures: Figures }) {
	const rows = [
		{ name: "Answers to read", count: waiting.answers, to: `${paths.reportedQuestions}?tab=answers` },
		{ name: "Reports to answer", count: waiting.reports, to: paths.reportedQuestions },
		...questionStates.map((state) => ({
			name: questionStateWords[state],
			count: questions.find((row) => row.state === state)?.count ?? 0,
			to: state === "in_review" ? adminPaths.viewQuestions : `${adminPaths.allQuestions}?state=${state}`,
		})),
	];
	return (
		<Card title="Questions now" className="trend-now">
			<dl>
				{rows.map(({ name, count: number, to }) => (
					<div key={name}>
						<dt>
							<Link to={to}>{name}</Link>
						</dt>
						<dd className="num">{formatCount(number)}</dd>
					</div>
				))}
			</dl>
			{published_changing > 0 && (
				<p className="help mt-3">
					{`With a newer version students don’t see yet: ${count(published_changing, "question")}.`}
				</p>
			)}
		</Card>
	);
}
