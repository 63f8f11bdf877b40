import type { QuestionState } from "@learnin/contract/routes/bank/question-bank.contract";
import { Infinity as Endless } from "lucide-react";
import { count } from "../../platform/count-words.ts";
import { formatCount } from "../../platform/format-count.ts";
import { stateWords, typeWords } from "../question-common/index.ts";
import type { SkillDetails } from "./skills.api.ts";

type Counts = SkillDetails["questions"];

const difficulties = [1, 2, 3, 4, 5] as const;
const states = Object.keys(stateWords) as QuestionState[];
const sum = (rows: Counts) => rows.reduce((total, { with_students }) => total + with_students, 0);

export type CoverageGridProps = Pick<SkillDetails, "questions" | "generated" | "generator_version">;

/** A question stays published while its next version is written or reviewed. */
function numberIn(state: QuestionState, rows: Counts): number {
	if (state === "published") return sum(rows);
	return rows.filter((row) => row.state === state).reduce((total, row) => total + row.count, 0);
}

/** What students get in a skill, by type and difficulty: from the generator, and from the bank. */
export function CoverageGrid({ questions, generated, generator_version }: CoverageGridProps) {
	const changing = sum(questions.filter(({ state }) => state !== "published"));
	return (
		<section aria-label="What students get">
			<h3>What students get</h3>
			<p className="help">
				{generator_version === null
					? "There’s no generator. Students get the bank’s published questions."
					: `The generator (version ${generator_version}) makes endless questions, and the bank’s published ones are mixed in.`}
			</p>
			<Grid questions={questions} generated={generated} />
			<p className="cur-states">
				<span>In the bank:</span>
				{states.map((state) => (
					<span key={state}>
						{`${stateWords[state]} `}
						<b className="num">{formatCount(numberIn(state, questions))}</b>
					</span>
				))}
			</p>
			{changing > 0 && (
				<p className="help">
					{`With a newer version students don’t see yet: ${count(changing, "question")}.`}
				</p>
			)}
		</section>
	);
}

function Grid({ questions, generated }: Pick<CoverageGridProps, "questions" | "generated">) {
	const published = questions.filter(({ with_students }) => with_students > 0);
	const given = new Set([...published, ...generated].map(({ question_type }) => question_type));
	const types = Object.entries(typeWords).filter(([type]) => given.has(type));
	if (types.length === 0) return null;
	return (
		<div className="overflow-x-auto">
			<table className="tbl cur-grid">
				<caption className="sr">What students get by type and difficulty</caption>
				<thead>
					<tr>
						<th scope="col" rowSpan={2}>
							Type
						</th>
						<th scope="colgroup" colSpan={difficulties.length}>
							Difficulty
						</th>
					</tr>
					<tr>
						{difficulties.map((difficulty) => (
							<th key={difficulty} scope="col" className="r">
								{difficulty}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{types.map(([type, word]) => (
						<tr key={type}>
							<th scope="row">{word}</th>
							{difficulties.map((difficulty) => {
								const isHere = (row: { question_type: string; difficulty: number }) =>
									row.question_type === type && row.difficulty === difficulty;
								return (
									<td key={difficulty} className="r num">
										<Given isGenerated={generated.some(isHere)} count={sum(published.filter(isHere))} />
									</td>
								);
							})}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

function Given({ isGenerated, count }: { isGenerated: boolean; count: number }) {
	if (!isGenerated) return <span className={count === 0 ? "is-none" : undefined}>{formatCount(count)}</span>;
	return (
		<span className="cur-endless">
			<Endless className="i" aria-hidden="true" />
			<span className="sr">generated</span>
			{count > 0 && ` + ${formatCount(count)}`}
		</span>
	);
}
