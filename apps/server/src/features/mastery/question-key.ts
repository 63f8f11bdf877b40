/** How the figures identify a question: by its generator and difficulty, or by the author's text. */
export function questionKeyOf(question: {
	skill_id: string;
	generator_version: number | null;
	difficulty: number;
	fingerprint: string | null;
}): string {
	const { skill_id, generator_version, difficulty, fingerprint } = question;
	if (generator_version === null && fingerprint !== null) return fingerprint;
	return `${skill_id}:${generator_version ?? "given"}:${difficulty}`;
}
