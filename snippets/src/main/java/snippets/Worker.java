package snippets;

import java.io.*;
import java.lang.reflect.InvocationTargetException;
import java.net.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.*;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import java.util.logging.Logger;

/**
 * A process that evaluates pages, one after the other. It's written in Java and uses no libraries,
 * so that pages see only their own libraries.
 *
 * <p>It reads jobs from standard input, one per line. It reports on standard output, mixed with the
 * output of the page: a report is a control character, a secret word, the report, and the control
 * character again. Pages have an empty standard input, and one stream for output and errors, so
 * that the order of their output is kept.
 */
public final class Worker {
  /** The method that evaluates a scope of a page. */
  public static final String INITIALIZER = "docinitialize";

  /** Netty's log of faults that no handler took. Loggers forget their filter once nobody holds them. */
  private static final Logger NETTY = Logger.getLogger("io.netty.channel.DefaultChannelPipeline");

  private static final Set<Long> OWN_THREADS = new HashSet<>();
  private static PrintStream out;
  private static String secret;

  private static String groupPath = null;
  private static Libraries group = null;

  public static void main(String[] args) throws Exception {
    secret = args[0];
    BufferedReader jobs =
        new BufferedReader(new InputStreamReader(new FileInputStream(FileDescriptor.in), StandardCharsets.UTF_8));
    System.setIn(InputStream.nullInputStream());
    out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    System.setOut(out);
    System.setErr(out);
    // Whether a peer that closes a connection resets it depends on timing.
    NETTY.setFilter(log -> !(log.getThrown() instanceof IOException e && String.valueOf(e.getMessage()).contains("Connection reset")));
    for (Thread t : threads()) OWN_THREADS.add(t.getId());
    report("ready");
    BlockingQueue<String> queue = new LinkedBlockingQueue<>();
    Thread reader = new Thread(() -> read(jobs, queue), "jobs");
    reader.setDaemon(true);
    OWN_THREADS.add(reader.getId());
    reader.start();
    while (true) {
      String[] fields = queue.take().split("\t", -1);
      Thread page = new Thread(null, () -> evaluate(fields[0], fields[1], fields[2].split(",")), "main", 4L << 20);
      List<Thread> load = load(Integer.parseInt(fields[3]));
      page.start();
      page.join();
      for (Thread t : load) t.interrupt();
      for (Thread t : load) t.join();
      report("done", clean(page) ? "clean" : "busy");
    }
  }

  /**
   * At the end of the input, the parent has exited, so the process stops, no matter what the page
   * is doing.
   */
  private static void read(BufferedReader jobs, BlockingQueue<String> queue) {
    try {
      String job;
      while ((job = jobs.readLine()) != null) queue.add(job);
    } catch (IOException e) {
      // The same as the end of the input.
    }
    Runtime.getRuntime().halt(0);
  }

  /**
   * Starts threads that compute and produce garbage until they're interrupted, to slow the page
   * down.
   */
  private static List<Thread> load(int count) {
    List<Thread> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Thread t = new Thread(() -> {
        long sum = 0;
        while (!Thread.currentThread().isInterrupted()) sum += new byte[1024].hashCode();
        if (sum == 42) report("load");
      }, "load-" + i);
      t.setDaemon(true);
      t.start();
      all.add(t);
    }
    return all;
  }

  private static void evaluate(String classPath, String classes, String[] initializers) {
    try {
      Libraries libraries = libraries(classPath);
      Class<?> glue = Class.forName("docglue.Glue", true, libraries);
      Consumer<String[]> sink = Worker::reported;
      glue.getMethod("sink_$eq", Consumer.class).invoke(null, sink);
      try (URLClassLoader loader = new URLClassLoader(urls(classes), libraries)) {
        Thread.currentThread().setContextClassLoader(loader);
        for (String name : initializers)
          Class.forName(name, true, loader).getMethod(INITIALIZER).invoke(null);
      }
    } catch (InvocationTargetException e) {
      report("thrown", trace(e.getCause()));
    } catch (Throwable e) {
      report("thrown", trace(e));
    }
  }

  /**
   * Handles a report from the code of the page. Output belongs to the block in the most recent
   * report.
   */
  private static void reported(String[] message) {
    if (message[0].equals("end")) quiet();
    report(message);
  }

  /**
   * Interrupts fibers that a block left running, so that they don't write into the output of the
   * next block.
   */
  private static boolean quiet() {
    return tell("clean");
  }

  /** Removes what ZIO would remember about a page until the process ends. */
  private static boolean forget() {
    return tell("forget");
  }

  /**
   * Calls a method of the glue for ZIO, if ZIO has been used. Returns false if the method fails or
   * returns false.
   */
  private static boolean tell(String method) {
    if (group == null || !group.hasLoaded("zio.internal.FiberRuntime")) return true;
    try {
      Object said = Class.forName("docglue.ZioRunner", true, group).getMethod(method).invoke(null);
      return !Boolean.FALSE.equals(said);
    } catch (ClassNotFoundException e) {
      return true;
    } catch (Throwable e) {
      return false;
    }
  }

  private static Libraries libraries(String classPath) throws Exception {
    if (!classPath.equals(groupPath)) {
      if (group != null) group.close();
      group = new Libraries(urls(classPath));
      groupPath = classPath;
    }
    return group;
  }

  /** The libraries of a class path, shared by consecutive pages. */
  private static final class Libraries extends URLClassLoader {
    Libraries(URL[] urls) {
      super(urls, ClassLoader.getPlatformClassLoader());
    }

    boolean hasLoaded(String name) {
      return findLoadedClass(name) != null;
    }
  }

  private static URL[] urls(String paths) throws Exception {
    List<URL> all = new ArrayList<>();
    for (String path : paths.split(File.pathSeparator)) all.add(Path.of(path).toUri().toURL());
    return all.toArray(new URL[0]);
  }

  /** Whether nothing of the page is still running, so that the next page can use this process. */
  private static boolean clean(Thread page) {
    if (group == null || !quiet() || !forget()) return false;
    for (Thread t : threads())
      if (t != page && t.isAlive() && !OWN_THREADS.contains(t.getId()) && !isPool(t)) return false;
    return true;
  }

  /** Whether a thread belongs to a library that keeps it forever. */
  private static boolean isPool(Thread t) {
    String name = t.getName();
    return name.startsWith("ZScheduler") || name.startsWith("zio-") || name.startsWith("zio.internal.") || name.startsWith("ForkJoinPool.commonPool")
        || name.equals("Common-Cleaner") || name.startsWith("process reaper") || name.equals("DestroyJavaVM")
        || (t.getThreadGroup() != null && t.getThreadGroup().getName().equals("system"));
  }

  private static Collection<Thread> threads() {
    return Thread.getAllStackTraces().keySet();
  }

  private static String trace(Throwable e) {
    StringWriter text = new StringWriter();
    e.printStackTrace(new PrintWriter(text));
    return text.toString();
  }

  private static void report(String... message) {
    StringBuilder line = new StringBuilder().append('\u0001').append(secret);
    for (String field : message) {
      line.append('\t');
      if (field == null) line.append('\u0002');
      else line.append(field.replace("\\", "\\\\").replace("\t", "\\t").replace("\u0001", "\\1"));
    }
    byte[] bytes = line.append('\u0001').toString().getBytes(StandardCharsets.UTF_8);
    // A single write, so that output of other threads can't get in between.
    out.write(bytes, 0, bytes.length);
    out.flush();
  }
}
