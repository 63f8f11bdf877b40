export type Chime = "right" | "step" | "finished";

/** Notes in hertz, one after the other, with their delays in milliseconds. */
const chimes: Record<Chime, { notes: readonly number[]; every_ms: number }> = {
	right: { notes: [659.3, 880], every_ms: 90 },
	step: { notes: [587.3], every_ms: 0 },
	finished: { notes: [523.3, 659.3, 784, 1046.5], every_ms: 130 },
};

/** Quiet: about 18 dB below the maximum. */
const loudness = 0.12;

/** A sound that the browser allows later than this no longer belongs to anything. */
const latest_ms = 500;

let context: AudioContext | undefined;

/** Browsers allow sound only after a press: call it in one, so that later sounds work. */
export function readyToChime(): void {
	void running().catch(() => undefined);
}

/** Synthesizes the sound, without a file; silent if the browser has none or refuses it. */
export function chime(kind: Chime): void {
	void ringInTime(kind).catch(() => undefined);
}

async function ringInTime(kind: Chime): Promise<void> {
	const asked_at = performance.now();
	const audio = await running();
	if (audio !== undefined && performance.now() - asked_at < latest_ms) play(audio, chimes[kind]);
}

/** A new context starts a moment after the press that allows it: the first sound waits for that. */
async function running(): Promise<AudioContext | undefined> {
	if (typeof AudioContext === "undefined") return undefined;
	context ??= new AudioContext();
	if (context.state !== "running") await context.resume();
	return context;
}

function play(audio: AudioContext, { notes, every_ms }: (typeof chimes)[Chime]): void {
	for (const [at, hertz] of notes.entries()) ring(audio, hertz, audio.currentTime + (at * every_ms) / 1000);
}

function ring(audio: AudioContext, hertz: number, start: number): void {
	const tone = audio.createOscillator();
	const volume = audio.createGain();
	tone.type = "triangle";
	tone.frequency.value = hertz;
	volume.gain.setValueAtTime(0, start);
	volume.gain.linearRampToValueAtTime(loudness, start + 0.015);
	volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.3);
	tone.connect(volume).connect(audio.destination);
	tone.start(start);
	tone.stop(start + 0.32);
}
