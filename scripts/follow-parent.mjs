// Loaded first into every process that the scripts start: it ends, in good order, when the script that started it is
// gone, and it goes on when nobody reads its output any more ("npm start | head -1").
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

if (process.channel !== undefined) {
	process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
	process.channel.unref();
}
