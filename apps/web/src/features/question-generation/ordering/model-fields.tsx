import { Choice } from "../../../ui/fields/choice.tsx";
import { SelectField, TextField } from "../../../ui/fields/field.tsx";
import { modelsOf } from "./asked.ts";
import { dollarText } from "../generation-words.ts";
import type { Choices } from "../question-generation.api.ts";
import type { AskedProps } from "./use-asked.ts";

interface ModelProps extends AskedProps {
	choices: Choices;
}

type Model = Choices["models"][number];

/** The choice of one model; hidden if there is only one. */
export function ModelField({ asked, onChange, choices: { models } }: ModelProps) {
	const [chosen = ""] = modelsOf(asked, models);
	const model = models.find(({ name }) => name === chosen);
	if (models.length < 2) return null;
	return (
		<SelectField
			label="Model"
			options={models.map(({ name }) => ({ value: name, label: name }))}
			value={chosen}
			hint={model && priceText(model)}
			onChange={(event) => onChange({ models: [event.currentTarget.value] })}
		/>
	);
}

interface ModelChoicesProps extends ModelProps {
	legend: string;
	/** The minimum number. */
	least: number;
	error?: string | undefined;
}

/** The choice of several models. */
export function ModelChoices({ asked, onChange, choices, legend, least, error }: ModelChoicesProps) {
	const { models, most_models } = choices;
	const chosen = chosenModels(asked, choices, least);
	const isFull = chosen.length >= most_models;
	const areLast = chosen.length <= least;
	return (
		<fieldset className="qg-models" data-problem={error !== undefined || undefined}>
			<legend className="label">{legend}</legend>
			<div className="qg-model-list">
				{models.map((model) => {
					const isChosen = chosen.includes(model.name);
					return (
						<Choice
							key={model.name}
							type="checkbox"
							name="models"
							checked={isChosen}
							disabled={isChosen ? areLast : isFull}
							onChange={() =>
								onChange({
									models: isChosen ? chosen.filter((name) => name !== model.name) : [...chosen, model.name],
								})
							}
						>
							<span>
								{model.name}
								<small>{priceText(model)}</small>
							</span>
						</Choice>
					);
				})}
			</div>
			{error === undefined ? (
				areLast && <p className="help">{lastText(least, models.length)}</p>
			) : (
				<p className="error-text">{error}</p>
			)}
		</fieldset>
	);
}

/** Why a chosen one cannot be removed. */
function lastText(least: number, known: number): string {
	if (known <= least) return "There are no others to choose.";
	return least === 1
		? "Keep at least one. To switch to another, choose it first."
		: "Keep at least two. To switch to others, choose them first.";
}

/** The chosen models; if too few, the first available ones are added. */
export function chosenModels(asked: AskedProps["asked"], { models }: Choices, least: number): string[] {
	if (asked.models.length > 0) return modelsOf(asked, models);
	return models.slice(0, least).map(({ name }) => name);
}

function priceText({ is_stand_in, input_price, output_price }: Model): string {
	if (input_price === null || output_price === null)
		return is_stand_in ? "A stand-in on this machine." : "Price not known.";
	const price = `${dollarText(input_price)} in, ${dollarText(output_price)} out per million tokens.`;
	return is_stand_in ? `A stand-in on this machine, counted as ${price}` : price;
}

interface NumberFieldProps extends AskedProps {
	most: number;
	error: string | undefined;
}

/** The number of questions. */
export function NumberField({ asked, onChange, most, error }: NumberFieldProps) {
	return (
		<TextField
			label="How many"
			name="number"
			type="number"
			inputMode="numeric"
			min={1}
			max={most}
			error={error}
			value={asked.number === 0 ? "" : asked.number}
			onChange={(event) => onChange({ number: Number.parseInt(event.currentTarget.value, 10) || 0 })}
		/>
	);
}
