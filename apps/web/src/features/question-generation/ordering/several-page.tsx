import { briefOf, modelsOf } from "./asked.ts";
import { BeginOrder, generateText } from "./begin-order.tsx";
import { FormFields, SkillField, WishField } from "./brief-fields.tsx";
import type { Around } from "../candidates/candidate-view.tsx";
import { JobPage } from "../jobs/job-page.tsx";
import { JobView } from "../jobs/job-view.tsx";
import { ModelChoices, NumberField } from "./model-fields.tsx";
import { ReviewSwitch } from "../candidates/review-switch.tsx";

/** Many questions in a background job, which is still here after leaving the page. */
export function GenerateMultipleQuestionsPage({ around }: { around: Around }) {
	return (
		<JobPage kind="several" label="Generated questions" Begin={Begin}>
			{(job, isLost) => <JobView job={job} isLost={isLost} around={around} />}
		</JobPage>
	);
}

function Begin({ onStarted }: { onStarted: (jobId: string) => void }) {
	return (
		<BeginOrder
			title="What to ask for"
			labelOf={generateText}
			needsOf={(_, { most_candidates }) => ({ most: most_candidates })}
			orderOf={(asked, { models }) => ({
				kind: "several",
				...briefOf(asked),
				example: null,
				models: modelsOf(asked, models),
				number: asked.number,
				sends_to_review: asked.sends_to_review,
			})}
			onStarted={onStarted}
		>
			{({ errors, ...fields }) => (
				<div className="qg-two">
					<div className="qg-fields">
						<SkillField {...fields} error={errors["skill_id"]} />
						<WishField {...fields} />
						<ReviewSwitch asked={fields.asked} onChange={fields.onChange} />
					</div>
					<div className="qg-fields">
						<FormFields {...fields} />
						<NumberField {...fields} most={fields.choices.most_candidates} error={errors["number"]} />
						{fields.choices.models.length > 1 && (
							<ModelChoices {...fields} legend="Models, which take turns" least={1} />
						)}
					</div>
				</div>
			)}
		</BeginOrder>
	);
}
