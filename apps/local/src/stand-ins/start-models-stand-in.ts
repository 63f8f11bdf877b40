import { type ModelsStandIn, startModelsStandIn } from "@learnin/stand-ins/models/models-stand-in";

const apiKey = "sk-stand-in";

/** Prices, in US dollars per million tokens, that differ like those of real models; no one pays them. */
const models = [
	{
		name: "Offline stand-in",
		provider: "openai-compatible",
		model: "stand-in",
		inputPrice: 3,
		outputPrice: 15,
	},
	{
		name: "Offline stand-in, careless",
		provider: "anthropic",
		model: "stand-in-careless",
		inputPrice: 0.25,
		outputPrice: 1.25,
	},
] as const;

/**
 * Starts the model stand-in, with the setting that points the server at it. The first model reads written
 * answers.
 */
export async function startModels(
	port: number,
): Promise<{ models: ModelsStandIn; settings: Record<string, string> }> {
	const standIn = await startModelsStandIn({
		apiKey,
		port,
		characters: {
			"stand-in": { how: "honest", writingMs: 1_200 },
			"stand-in-careless": { how: "careless", writingMs: 300 },
		},
		// Other questions after every start: those of the last time may be in the bank.
		firstSeed: Math.floor(Date.now() / 1000),
	});
	const setting = models.map((model) => ({
		...model,
		apiKey,
		baseUrl: standIn.baseUrls[model.provider],
		standIn: true,
	}));
	return { models: standIn, settings: { LLM_MODELS: JSON.stringify(setting) } };
}
