import { briefOf, exampleOf, modelsOf } from "./asked.ts";
import { BeginOrder, generateText } from "./begin-order.tsx";
import { FormFields, SkillField, WishField } from "./brief-fields.tsx";
import type { Around } from "../candidates/candidate-view.tsx";
import { ExampleFields } from "./example-fields.tsx";
import { JobPage } from "../jobs/job-page.tsx";
import { JobView } from "../jobs/job-view.tsx";
import { ModelField, NumberField } from "./model-fields.tsx";

/** Questions relevant to a skill or an example, most relevant first, with near-duplicates marked. */
export function GenerationWithRelevancePage({ around }: { around: Around }) {
	return (
		<JobPage kind="relevance" label="Questions by relevance" Begin={Begin}>
			{(job, isLost) => <JobView job={job} isLost={isLost} around={around} />}
		</JobPage>
	);
}

function Begin({ onStarted }: { onStarted: (jobId: string) => void }) {
	return (
		<BeginOrder
			title="More like what you know"
			labelOf={generateText}
			needsOf={(_, { most_candidates }) => ({ most: most_candidates, example: true })}
			orderOf={(asked, { models }) => ({
				kind: "relevance",
				...briefOf(asked),
				example: exampleOf(asked),
				models: modelsOf(asked, models).slice(0, 1),
				number: asked.number,
				sends_to_review: false,
			})}
			onStarted={onStarted}
		>
			{({ errors, ...fields }) => (
				<>
					<p className="text-ink-2">
						Each new question goes through every check. The closest one comes first, and near duplicates are
						marked.
					</p>
					<div className="qg-two">
						<div className="qg-fields">
							<ExampleFields {...fields} error={errors["example"]} />
							<SkillField {...fields} error={errors["skill_id"]} />
						</div>
						<div className="qg-fields">
							<FormFields {...fields} />
							<WishField {...fields} />
							<NumberField {...fields} most={fields.choices.most_candidates} error={errors["number"]} />
							<ModelField {...fields} />
						</div>
					</div>
				</>
			)}
		</BeginOrder>
	);
}
