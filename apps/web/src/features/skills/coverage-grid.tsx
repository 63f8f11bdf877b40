import type { QuestionState } from "@learnin/contract/routes/question-bank.contract";
import { stateWords, typeWords } from "../question-common/index.ts";
import type { SkillDetails } from "./skills.api.ts";

type Counts = SkillDetails["questions"];

const difficulties = [1, 2, 3, 4, 5] as const;
const states = Object.keys(stateWords) as QuestionState[];

/** The bank's questions of a skill: how many in each state, and of the published ones by type and difficulty. */
export function CoverageGrid({ questions }: { questions: Counts }) {
	const sum = (rows: Counts) => rows.reduce((total, { count }) => total + count, 0);
	const published = questions.filter(({ state }) => state === "published");
	return (
		<section aria-label="Questions of the bank">
			<h3>Questions of the bank</h3>
			<p className="cur-states">
				{states.map((state) => (
					<span key={state}>
						{`${stateWords[state]} `}
						<b className="num">{sum(questions.filter((row) => row.state === state))}</b>
					</span>
				))}
			</p>
			{published.length === 0 ? (
				<p className="help">No question is published.</p>
			) : (
				<div className="overflow-x-auto">
					<table className="tbl cur-grid">
						<caption className="sr">Published questions by type and difficulty</caption>
						<thead>
							<tr>
								<th scope="col">Type</th>
								{difficulties.map((difficulty) => (
									<th key={difficulty} scope="col" className="r">
										<span className="sr">Difficulty </span>
										{difficulty}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{Object.entries(typeWords).map(([type, word]) => {
								const ofType = published.filter((row) => row.question_type === type);
								return (
									<tr key={type}>
										<th scope="row">{word}</th>
										{difficulties.map((difficulty) => {
											const count = sum(ofType.filter((row) => row.difficulty === difficulty));
											return (
												<td key={difficulty} className={`r num${count === 0 ? " is-none" : ""}`}>
													{count}
												</td>
											);
										})}
									</tr>
								);
							})}
						</tbody>
					</table>
				</div>
			)}
		</section>
	);
}
