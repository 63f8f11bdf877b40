/** The content of a request, whichever provider's protocol it used. */
export interface ModelRequest {
	model: string;
	/** Texts of the user's messages, in order. */
	texts: string[];
	/** Whether a response by JSON schema is requested. */
	has_schema: boolean;
}

/** The content of a response; each protocol has its own words for the finish reason. */
export interface ModelReply {
	text: string;
	end: "stop" | "length" | "refusal";
}

interface WireFormat {
	/** The path of a request, with the model's name as a group if it is part of the path. */
	path: RegExp;
	keyOf(headers: Record<string, string | string[] | undefined>): string;
	read(body: Fields, model: string): ModelRequest;
	write(reply: ModelReply, request: ModelRequest): Fields;
}

type Fields = Record<string, unknown>;

/** A rough estimate is enough: what matters is that there are figures and that they differ. */
const tokensOf = (text: string) => Math.ceil(text.length / 4);

const chatCompletions: WireFormat = {
	path: /^\/v1\/chat\/completions$/,
	keyOf: ({ authorization }) => String(authorization ?? "").replace(/^Bearer /, ""),
	read: (body) => ({
		model: String(body["model"]),
		texts: messagesOf(body["messages"]).flatMap(({ role, content }) =>
			role === "user" ? textsOf(content) : [],
		),
		has_schema: fields(body["response_format"])["type"] === "json_schema",
	}),
	write: ({ text, end }, { model, texts }) => {
		const prompt_tokens = tokensOf(texts.join(""));
		const completion_tokens = tokensOf(text);
		const message = {
			role: "assistant",
			content: end === "refusal" ? null : text,
			refusal: end === "refusal" ? text : null,
		};
		const finish_reason = end === "length" ? "length" : "stop";
		return {
			id: `chatcmpl-${crypto.randomUUID()}`,
			object: "chat.completion",
			created: Math.floor(Date.now() / 1000),
			model,
			choices: [{ index: 0, message, finish_reason }],
			usage: { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens },
		};
	},
};

const messages: WireFormat = {
	path: /^\/v1\/messages$/,
	keyOf: (headers) => String(headers["x-api-key"] ?? ""),
	read: (body) => ({
		model: String(body["model"]),
		texts: messagesOf(body["messages"]).flatMap(({ content }) => textsOf(content)),
		has_schema:
			fields(fields(body["output_config"])["format"])["type"] === "json_schema" ||
			Array.isArray(body["tools"]),
	}),
	write: ({ text, end }, { model, texts }) => ({
		id: `msg_${crypto.randomUUID()}`,
		type: "message",
		role: "assistant",
		model,
		content: end === "refusal" ? [] : [{ type: "text", text }],
		stop_reason: { stop: "end_turn", length: "max_tokens", refusal: "refusal" }[end],
		stop_sequence: null,
		usage: { input_tokens: tokensOf(texts.join("")), output_tokens: tokensOf(text) },
	}),
};

const generateContent: WireFormat = {
	path: /^\/v1beta\/models\/([^/:]+):generateContent$/,
	keyOf: (headers) => String(headers["x-goog-api-key"] ?? ""),
	read: (body, model) => ({
		model,
		texts: messagesOf(body["contents"]).flatMap(({ parts }) => textsOf(parts)),
		has_schema: fields(body["generationConfig"])["responseMimeType"] === "application/json",
	}),
	write: ({ text, end }, { model, texts }) => {
		const promptTokenCount = tokensOf(texts.join(""));
		const candidatesTokenCount = tokensOf(text);
		const parts = end === "refusal" ? [] : [{ text }];
		const finishReason = { stop: "STOP", length: "MAX_TOKENS", refusal: "SAFETY" }[end];
		return {
			candidates: [{ content: { role: "model", parts }, finishReason, index: 0 }],
			usageMetadata: {
				promptTokenCount,
				candidatesTokenCount,
				totalTokenCount: promptTokenCount + candidatesTokenCount,
			},
			modelVersion: model,
			responseId: crypto.randomUUID(),
		};
	},
};

const formats = [chatCompletions, messages, generateContent];

/** The protocol of a path, and the model's name if the path contains it. */
export function formatOf(path: string): { format: WireFormat; model: string } | undefined {
	for (const format of formats) {
		const match = format.path.exec(path);
		if (match !== null) return { format, model: match[1] ?? "" };
	}
	return undefined;
}

/** The texts of a content that is a string or a list of parts. */
function textsOf(content: unknown): string[] {
	if (typeof content === "string") return [content];
	const parts: unknown[] = Array.isArray(content) ? content : [];
	return parts.map((part) => String(fields(part)["text"] ?? ""));
}

function messagesOf(list: unknown): Fields[] {
	return Array.isArray(list) ? list.map(fields) : [];
}

function fields(value: unknown): Fields {
	return typeof value === "object" && value !== null ? (value as Fields) : {};
}
