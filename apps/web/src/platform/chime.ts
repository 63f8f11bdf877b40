export type Chime = "right" | "step" | "finished";

/** Notes in hertz, one after the other, each so many milliseconds after the one before. */
const chimes: Record<Chime, { notes: readonly number[]; every_ms: number }> = {
	right: { notes: [659.3, 880], every_ms: 90 },
	step: { notes: [587.3], every_ms: 0 },
	finished: { notes: [523.3, 659.3, 784, 1046.5], every_ms: 130 },
};

/** Quiet: about 18 dB below what the device could do. */
const loudness = 0.12;

/** A sound that a browser lets through later than this belongs to nothing any more. */
const latest_ms = 500;

let context: AudioContext | undefined;

/** Browsers let a page sound only after a press: called in one, so that what is told later can be heard. */
export function readyToChime(): void {
	void running().catch(() => undefined);
}

/** Makes the sound here, without a file; silent where the browser has none or does not let it. */
export function chime(kind: Chime): void {
	void ringInTime(kind).catch(() => undefined);
}

async function ringInTime(kind: Chime): Promise<void> {
	const asked_at = performance.now();
	const audio = await running();
	if (audio !== undefined && performance.now() - asked_at < latest_ms) play(audio, chimes[kind]);
}

/** A new one starts to run a moment after the press that allows it: the first sound waits for that. */
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
