import { PROMISE_COST } from "@learnin/domain/rewards/promise-cost";
import { SelectField, TextField } from "../../ui/fields/field.tsx";
import { useForm } from "../../ui/fields/use-form.ts";
import { FormDialog } from "../../ui/overlays/form-dialog.tsx";
import { WordField } from "./word-field.tsx";
import type { RewardChild } from "./reward-money.api.ts";
import { makePromise } from "./reward-money.api.ts";
import { readNumber } from "./read-number.ts";

const often = [
	{ value: "", label: "As often as they like" },
	{ value: "1", label: "Once" },
	...[2, 3, 4, 5, 10, 20].map((times) => ({ value: String(times), label: `${times} times` })),
];

/** A new promise: what a child can request, and its price in points. */
export function PromiseDialog({
	kids,
	onClose,
}: {
	kids: readonly Pick<RewardChild, "id" | "name">[];
	onClose: () => void;
}) {
	const form = useForm(
		(text) =>
			makePromise({
				student_id: text("student_id") === "" ? null : text("student_id"),
				title: text("title"),
				note: text("note"),
				// Displayed points are hundredths of reward points.
				cost: readNumber(text("cost")) / 100,
				times: text("times") === "" ? null : Number(text("times")),
				ends_on: text("ends_on") === "" ? null : text("ends_on"),
			}),
		{
			done: "Promise saved",
			// The wallet and the dashboards show it as well.
			reloads: [{}],
			onDone: onClose,
		},
	);
	const wrong = form.errors.fields;
	return (
		<FormDialog title="New promise" submitLabel="Save" form={form} onClose={onClose} noValidate>
			<TextField
				label="What do you promise?"
				name="title"
				maxLength={80}
				autoComplete="off"
				placeholder="A trip to the zoo"
				error={wrong["title"]}
				data-autofocus
			/>
			<WordField label="Note" name="note" optional hint="Your child sees this, too." error={wrong["note"]} />
			<div className="grid gap-4 sm:grid-cols-2">
				<TextField
					label="Price in points"
					name="cost"
					inputMode="numeric"
					autoComplete="off"
					error={wrong["cost"]}
					hint={`${PROMISE_COST.least} or more. A question earns 0.5 to 5 pts.`}
				/>
				<SelectField
					label="For"
					name="student_id"
					options={[
						{ value: "", label: kids.length === 1 ? (kids[0]?.name ?? "") : "All children" },
						...(kids.length === 1 ? [] : kids.map(({ id, name }) => ({ value: id, label: name }))),
					]}
				/>
				<SelectField label="How many times each" name="times" options={often} error={wrong["times"]} />
				<TextField label="Last day" name="ends_on" type="date" optional error={wrong["ends_on"]} />
			</div>
		</FormDialog>
	);
}
