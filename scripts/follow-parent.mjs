// Preloaded into every process that the scripts start: it shuts down cleanly when its parent script is gone, and keeps
// running when its output is closed ("npm start | head -1").
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

if (process.channel !== undefined) {
	process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
	process.channel.unref();
}
